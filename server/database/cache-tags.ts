/**
 * The names of what finished pages, and what they have read, are made of: a reader notes tags, a write announces them, and
 * whatever has a tag in common is dropped. Printable ASCII without spaces: tags are joined by spaces in the table of changes
 * and in the header for shared caches.
 */
export type CacheTag = Everything | Whole | RecordTag | ListTag

/** A thing by its kind and its key: `event:7`, `document:5`, `path:/visit`. */
export type RecordTag = `${string}:${string}`
/** The records of a kind at a location, `event@ottawa`, or of the whole network, `event@*`. */
export type ListTag = `${string}@${string}`
type Everything = '*'
type Whole =
  | typeof REDIRECTS
  | typeof LANGUAGES
  | typeof NETWORK
  | typeof NETWORK_DAYS
  | typeof SEARCH
  | typeof WEBHOOKS

/** Whatever it is made of. */
export const EVERYTHING = '*'
/** All redirects that someone has entered. */
export const REDIRECTS = 'redirects'
/** Which pages there are in which other language: pages in those lead to each other. */
export const LANGUAGES = 'languages'
/** What lists of the network say of its locations: their names and where they are. */
export const NETWORK = 'network'
/** The special days of all locations: they stand at the default one, and every location's hours depend on them. */
export const NETWORK_DAYS = 'networkDays'
/** What the search finds. */
export const SEARCH = 'search'
/** Which webhooks there are: each server remembers whether there are any. */
export const WEBHOOKS = 'webhooks'

/** The galleries of a location that have a cover, by which its pages are shared: not what they are called or hold. */
export const GALLERY_COVER = 'galleryCover'

/** What stands at the top of the pages of a location, besides what the network has there; `null`: at those of all. */
export function announcementsTag(locationId: number | null): ListTag {
  return `announcements@${locationId ?? '*'}`
}

/** One record of a kind, by the key that its declaration names: `event:7`, `newsArticle:a-new-hall`. */
export function recordTag(kind: string, key: string | number): RecordTag {
  return `${kind}:${encoded(String(key))}`
}

/** The records of a kind that a list may show: those of a location, or of the whole network (`null`). */
export function listTag(kind: string, locationSlug: string | null): ListTag {
  return `${kind}@${locationSlug === null ? '*' : encoded(locationSlug)}`
}

/** Every list that may show a record: that of the network, and those of the locations it is or was at. */
export function listTags(kind: string, locationSlugs: readonly string[]): readonly ListTag[] {
  return [null, ...new Set(locationSlugs)].map((slug) => listTag(kind, slug))
}

/** A location by its number; by its site address it is a record like any other. */
export function locationTag(id: number): RecordTag {
  return `location:${id}`
}

/** What a location says of a topic in its own words; pages of other locations do not show it. */
export function topicTextTag(topicId: number, locationId: number): ListTag {
  return `topic:${topicId}@${locationId}`
}

/** A change of a topic in the words of any location. */
export function topicTextsTag(topicId: number): RecordTag {
  return `topicText:${topicId}`
}

export function documentTag(id: number): RecordTag {
  return `document:${id}`
}

/** A page of the network as one location shows it; its pages of other locations stay. */
export function overrideTag(documentId: number, locationId: number): ListTag {
  return `override:${documentId}@${locationId}`
}

/** The document that a tag says something of for visitors; `null` for every other tag. */
export function documentOf(tag: string): number | null {
  const id = /^(?:document:(\d+)|override:(\d+)@\d+)$/.exec(tag)
  return id === null ? null : Number(id[1] ?? id[2])
}

/** What pages that link to a page say of it: its title, and where it is. */
export function addressTag(documentId: number): RecordTag {
  return `address:${documentId}`
}

/** Whatever the site layout of a location is: every page says so that was rendered with it, or for want of it. */
export function layoutTag(locationId: number): RecordTag {
  return `layout:${locationId}`
}

/** Whether visitors may see a picture. */
export function pictureTag(mediaId: number): RecordTag {
  return `picture:${mediaId}`
}

/** A document as its editors see it: announced with every save, which changes nothing for visitors. */
export function draftTag(documentId: number): RecordTag {
  return `draft:${documentId}`
}

/** What is at a path of a site, whichever location's it is: `path:/visit`. */
export function pathTag(path: string): RecordTag {
  return `path:${encoded(path)}`
}

/** The topic that a tag stands for in all its words; `null` for every other tag. */
export function topicOf(tag: string): number | null {
  const id = /^topic:(\d+)$/.exec(tag)?.[1]
  return id === undefined ? null : Number(id)
}

/** The kind of the record or of the records that a tag stands for: `event`. */
export function kindOf(tag: string): string {
  return /^[^:@]*/.exec(tag)?.[0] ?? ''
}

/** Half of a surrogate pair, which has no encoding, stands as its number. */
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
