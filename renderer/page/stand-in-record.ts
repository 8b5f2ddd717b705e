import type { ContentSource } from '#schema/api/content-source'
import type { RecordReference } from '#schema/site/page-record'

/** A record that a record page is shown with while it is edited. */
export interface StandInRecord {
  readonly record: RecordReference
  readonly title: string
}

/**
 * The record that stands in for all others of its kind: the location's next event, its latest article or gallery, its
 * first activity; those of the whole network when it has none. `null` when there is none at all.
 */
export async function standInRecord(
  source: ContentSource,
  kind: string,
  place: { readonly locationSlug: string; readonly now: string },
): Promise<StandInRecord | null> {
  const { locationSlug } = place
  return (
    (await firstOf(source, kind, { locationSlug, from: place.now })) ??
    (await firstOf(source, kind, { from: place.now })) ??
    (await firstOf(source, kind, {}))
  )
}

interface Wanted {
  readonly locationSlug?: string
  readonly from?: string
}

async function firstOf(
  source: ContentSource,
  kind: string,
  { locationSlug, from }: Wanted,
): Promise<StandInRecord | null> {
  const here = locationSlug === undefined ? {} : { locationSlug }
  switch (kind) {
    case 'event': {
      const [event] = await source.events({ ...here, ...(from && { from }), first: 1 })
      return event ? { record: { kind, id: event.id }, title: event.title } : null
    }
    case 'newsArticle': {
      const [article] = await source.news({ ...here, first: 1 })
      return article ? { record: { kind, slug: article.slug }, title: article.title } : null
    }
    case 'gallery': {
      const [gallery] = await source.galleries({ ...here, first: 1 })
      return gallery ? { record: { kind, id: gallery.id }, title: gallery.title } : null
    }
    case 'activity': {
      const [activity] = await source.activities({ ...here, first: 1 })
      return activity ? { record: { kind, slug: activity.slug }, title: activity.title } : null
    }
    default:
      return null
  }
}
