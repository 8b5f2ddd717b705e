import { isSlug } from '#schema/fields/slug'
import type { RecordKind } from '../../library/record-search'

/** What people call each kind of record. */
export const kindWords: {
  readonly [K in RecordKind]: {
    readonly one: string
    readonly many: string
    /** What makes a new one from its picker; `null` where nothing does. */
    readonly make: string | null
  }
} = {
  event: { one: 'event', many: 'events', make: 'New event' },
  gallery: { one: 'gallery', many: 'galleries', make: 'New gallery' },
  location: { one: 'location', many: 'locations', make: null },
  media: { one: 'picture', many: 'pictures', make: null },
  newsArticle: { one: 'article', many: 'articles', make: 'New article' },
  page: { one: 'page', many: 'pages', make: 'New page' },
  topic: { one: 'topic', many: 'topics', make: 'New page' },
}

const BY_SLUG: ReadonlySet<RecordKind> = new Set(['location', 'newsArticle'])

/** A key that was typed instead of searched for; `null` when the text cannot be one. */
export function typedKey(kind: RecordKind, text: string): string | null {
  const key = text.trim()
  if (BY_SLUG.has(kind)) return key !== '' && isSlug(key) ? key : null
  return /^[1-9]\d{0,14}$/.test(key) ? key : null
}

export const WHO_CHANGES_LOCATIONS = 'Head office adds and changes locations.'
