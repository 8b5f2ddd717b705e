import type { ContentSource } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import type { RecordReference } from '#schema/site/page-record'
import { addressOfRecord } from '#schema/site/record-address'

/** What the page of a record is called and shared by. */
export interface RecordSummary {
  readonly title: string
  readonly description: string
  readonly image: MediaItem | null
  /** The one address it is known by, when it has several; `null` when any it has is as good. */
  readonly path: string | null
  /** The location on whose site the record is at home; `null` when it belongs to the whole network. */
  readonly locationSlug: string | null
  /** When an article came out, ISO 8601; `null` for every other record. */
  readonly publishedAt: string | null
  /** The moment from which on visitors do not see it any more, ISO 8601; `null` when there is none. */
  readonly until: string | null
}

const PLAIN = { path: null, publishedAt: null, until: null } as const

/** The record a page is drawn for; `null` when it is not there, or not for visitors. */
export function readRecord(
  source: ContentSource,
  record: RecordReference,
  locationSlug: string,
): Promise<RecordSummary | null> {
  if ('id' in record) return (byId[record.kind] ?? noReader(record))(source, record.id)
  return (bySlug[record.kind] ?? noReader(record))(source, record.slug, locationSlug)
}

const byId: Readonly<
  Record<string, (source: ContentSource, id: number) => Promise<RecordSummary | null>>
> = { event: readEvent, gallery: readGallery }
const bySlug: Readonly<
  Record<
    string,
    (source: ContentSource, slug: string, locationSlug: string) => Promise<RecordSummary | null>
  >
> = { newsArticle: readArticle, activity: readActivity }

function noReader({ kind }: RecordReference): never {
  throw new Error(`Records of the kind '${kind}' cannot be summed up`)
}

async function readEvent(source: ContentSource, id: number): Promise<RecordSummary | null> {
  const [event] = await source.events({ ids: [id], first: 1 })
  if (!event) return null
  const { title, description, image, locationSlug } = event
  return { title, description, image, ...PLAIN, locationSlug }
}

async function readArticle(source: ContentSource, slug: string): Promise<RecordSummary | null> {
  const [article] = await source.news({ slugs: [slug], first: 1 })
  if (!article) return null
  const { title, description, image, location, publishedAt, expireAt } = article
  const locationSlug = location.slug
  return { title, description, image, path: null, locationSlug, publishedAt, until: expireAt }
}

async function readGallery(source: ContentSource, id: number): Promise<RecordSummary | null> {
  const gallery = await source.gallery(id)
  if (!gallery) return null
  const { name, description, media } = gallery
  const [first] = media
  return {
    title: name,
    description,
    image: first?.featuredMediaItem ?? first?.items[0] ?? null,
    ...PLAIN,
    path: addressOfRecord({ kind: 'gallery', id }, gallery.category),
    locationSlug: first?.location ?? null,
  }
}

async function readActivity(
  source: ContentSource,
  slug: string,
  locationSlug: string,
): Promise<RecordSummary | null> {
  // Locations name their activities alike: another one's is shown only where this one has none of the name.
  const query = { slugs: [slug], first: 1 }
  const [own] = await source.activities({ ...query, locationSlug })
  const [activity] = own ? [own] : await source.activities(query)
  if (!activity) return null
  const { title, description, image } = activity
  return { title, description, image, ...PLAIN, locationSlug: activity.locationSlug }
}
