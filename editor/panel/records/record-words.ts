import { isSlug } from '#schema/fields/slug'
import type { RecordKind } from '../record-search'

/** What people call each kind of record. */
export const kindWords: {
  readonly [K in RecordKind]: { readonly one: string; readonly many: string }
} = {
  event: { one: 'event', many: 'events' },
  gallery: { one: 'gallery', many: 'galleries' },
  location: { one: 'location', many: 'locations' },
  media: { one: 'picture', many: 'pictures' },
  newsArticle: { one: 'article', many: 'articles' },
  page: { one: 'page', many: 'pages' },
  topic: { one: 'topic', many: 'topics' },
}

const BY_SLUG: ReadonlySet<RecordKind> = new Set(['location', 'newsArticle'])

/** A key that was typed instead of searched for; `null` when the text cannot be one. */
export function typedKey(kind: RecordKind, text: string): string | null {
  const key = text.trim()
  if (BY_SLUG.has(kind)) return key !== '' && isSlug(key) ? key : null
  return /^[1-9]\d{0,14}$/.test(key) ? key : null
}
