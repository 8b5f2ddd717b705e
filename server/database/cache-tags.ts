/**
 * Cache tags name the data that cached pages and query results depend on: reading records tags, a write announces them, and
 * entries with a common tag are invalidated. Printable ASCII without spaces, because tags are joined by spaces in the table of
 * changes and in the header for shared caches.
 */
export type CacheTag = Everything | Whole | RecordTag | ListTag

/** A record by kind and key: `event:7`, `document:5`, `path:/visit`. */
type RecordTag = `${string}:${string}`
/** The records of a kind at a location, `event@ottawa`, or of the whole network, `event@*`. */
type ListTag = `${string}@${string}`
type Everything = '*'
type Whole =
  | typeof REDIRECTS
  | typeof LANGUAGES
  | typeof NETWORK
  | typeof NETWORK_DAYS
  | typeof SEARCH
  | typeof WEBHOOKS

/** Invalidates everything. */
export const EVERYTHING = '*'
/** All redirects entered by editors. */
export const REDIRECTS = 'redirects'
/** The existence of translated pages, which link to each other. */
export const LANGUAGES = 'languages'
/** The locations' names and positions in lists of the network. */
export const NETWORK = 'network'
/** The special days for all locations, stored at the default one: every location's hours depend on them. */
export const NETWORK_DAYS = 'networkDays'
/** The search results. */
export const SEARCH = 'search'
/** The set of webhooks: each server caches whether there are any. */
export const WEBHOOKS = 'webhooks'

/** The galleries of a location with a cover, which is the picture for sharing its pages: not their names or contents. */
export const GALLERY_COVER = 'galleryCover'

/** Returns the tag of a location's announcements, besides those of the network; `null` for the network's. */
export function announcementsTag(locationId: number | null): ListTag {
  return `announcements@${locationId ?? '*'}`
}

/** Returns the tag of a record, by the key its declaration defines: `event:7`, `newsArticle:a-new-hall`. */
export function recordTag(kind: string, key: string | number): RecordTag {
  return `${kind}:${encoded(String(key))}`
}

/** Returns the tag of a list of records: of a location, or of the whole network (`null`). */
export function listTag(kind: string, locationSlug: string | null): ListTag {
  return `${kind}@${locationSlug === null ? '*' : encoded(locationSlug)}`
}

/** Returns the tags of every list that may show a record: the network's, and those of its current and former locations. */
export function listTags(kind: string, locationSlugs: readonly string[]): readonly ListTag[] {
  return [null, ...new Set(locationSlugs)].map((slug) => listTag(kind, slug))
}

/** Returns the tag of a location by id; by slug it has a normal record tag. */
export function locationTag(id: number): RecordTag {
  return `location:${id}`
}

/** Returns the tag of a location's own text of a topic; pages of other locations don't show it. */
export function topicTextTag(topicId: number, locationId: number): ListTag {
  return `topic:${topicId}@${locationId}`
}

/** Returns the tag for changes to any location's text of a topic. */
export function topicTextsTag(topicId: number): RecordTag {
  return `topicText:${topicId}`
}

export function documentTag(id: number): RecordTag {
  return `document:${id}`
}

/** Returns the tag of a network page as one location shows it; other locations' pages are unaffected. */
export function overrideTag(documentId: number, locationId: number): ListTag {
  return `override:${documentId}@${locationId}`
}

/** Returns the document of a tag that affects visitors; `null` for all other tags. */
export function documentOf(tag: string): number | null {
  const id = /^(?:document:(\d+)|override:(\d+)@\d+)$/.exec(tag)
  return id === null ? null : Number(id[1] ?? id[2])
}

/** Returns the tag of a page's title and address, used by pages that link to it. */
export function addressTag(documentId: number): RecordTag {
  return `address:${documentId}`
}

/** Returns the tag of a location's site layout, used by every page rendered with it, or without one because it is missing. */
export function layoutTag(locationId: number): RecordTag {
  return `layout:${locationId}`
}

/** Returns the tag of a picture's visibility. */
export function pictureTag(mediaId: number): RecordTag {
  return `picture:${mediaId}`
}

/** Returns the tag of a document's draft: announced with every save, which affects no visitors. */
export function draftTag(documentId: number): RecordTag {
  return `draft:${documentId}`
}

/** Returns the tag of a path on any location's site: `path:/visit`. */
export function pathTag(path: string): RecordTag {
  return `path:${encoded(path)}`
}

/** Returns the topic of a tag that covers all its texts; `null` for all other tags. */
export function topicOf(tag: string): number | null {
  const id = /^topic:(\d+)$/.exec(tag)?.[1]
  return id === undefined ? null : Number(id)
}

/** Returns the kind of record in a tag: `event`. */
export function kindOf(tag: string): string {
  return /^[^:@]*/.exec(tag)?.[0] ?? ''
}

/** Encodes text; a lone surrogate, which can't be URL-encoded, is written as its number. */
function encoded(text: string): string {
  return text.replace(/[^!-$&-~]+/gu, (part) =>
    [...part]
      .map((character) =>
        /^\p{Cs}$/u.test(character)
          ? `%u${character.charCodeAt(0).toString(16)}`
          : encodeURIComponent(character),
      )
      .join(''),
  )
}
