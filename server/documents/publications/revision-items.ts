import { LRUCache } from 'lru-cache'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { bestOf, type LocaleScope } from '#schema/entities/place'
import { EMPTY_CONTENT, type PageContent } from '#schema/page/content'
import type { PageVersion } from '#schema/page/overrides/override'
import { parseStored } from '../../database/tables/json-text'

/** A text of a document as stored in revisions and the draft; `content` is JSON text. */
export interface StoredItem {
  readonly language: string
  readonly locationId: number | null
  readonly title: string
  readonly richText: string
  readonly content: string | null
  /** Empty if the page has none in this language, and in the default language, where the document's is used. */
  readonly description: string
  /** `null` for the document's picture. */
  readonly imageId: number | null
}

/** The ordered topics below a topic, for a language and location. */
export interface ChildList extends LocaleScope {
  readonly topicIds: readonly number[]
}

/** Parses the child topics of a revision. */
export function parseChildren(text: string): readonly ChildList[] {
  return parseStored(text)
}

/** Parses the items of a revision. */
export function parseItems(text: string): readonly StoredItem[] {
  return parseStored<readonly SavedItem[]>(text).map(
    ({ language, locationId, title, richText, content, description = '', imageId = null }) => ({
      ...{ language, locationId, title, richText, content, description, imageId },
    }),
  )
}

/** Revisions from version 0.2.0 lack these properties. */
type SavedItem = Omit<StoredItem, 'description' | 'imageId'> &
  Partial<Pick<StoredItem, 'description' | 'imageId'>>

/** Parses page content from its column. */
export function parseContent(text: string): PageContent {
  return parseStored(text)
}

/** The limit of each cache, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Caches of parsed published texts: pages of the same version share the objects, and the data derived from their blocks
 * (`propsOf`). The objects must not be changed.
 */
export const sharedItems = sharedBy<readonly StoredItem[]>(parseItems)
export const sharedContent = sharedBy<PageContent>(parseContent)

function sharedBy<Value extends object>(parse: (text: string) => Value): (text: string) => Value {
  const known = new LRUCache<string, Value>({
    maxSize: MAX_BYTES,
    // Objects take about twice as much memory as their text.
    sizeCalculation: (_, text) => 6 * text.length + 1,
  })
  return (text) => {
    const value = known.get(text) ?? parse(text)
    known.set(text, value)
    return value
  }
}

/** The values of a whole page, used where its text has none. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly imageId: number | null
}

/** Returns the description: the document's in the default language, otherwise the text's. */
export function descriptionOf(item: StoredItem | null, description: string): string {
  return item && item.language !== DEFAULT_LANGUAGE ? item.description : description
}

/** Returns the shown text of a page, as read from its revision. */
export function pageTextOf(item: StoredItem | null, title: string, language: string) {
  return {
    title: item?.title || title,
    language: item?.language ?? language,
    content: item?.content ? sharedContent(item.content) : EMPTY_CONTENT,
  }
}

/** Combines a text with the values of the whole page. */
export function versionOf(item: StoredItem, head: PageHead): PageVersion {
  const { title, content } = pageTextOf(item, head.title, item.language)
  return {
    ...{ title, content, description: descriptionOf(item, head.description) },
    imageId: item.imageId ?? head.imageId,
  }
}

/** The texts of a page that a location shows. */
export interface TextsAtLocation {
  /** The network's text, in the requested language or otherwise in the default one. */
  readonly network: StoredItem | null
  /** A whole text of the location's own, shown instead of the network's; differences don't apply to it. */
  readonly own: StoredItem | null
}

export function textsAt(
  items: readonly StoredItem[],
  { ownerId, locationId, language }: LocaleScope & { readonly ownerId: number },
): TextsAtLocation {
  const shown = bestOf(items, { locationId, language })
  const own = shown && shown.locationId !== null && shown.locationId !== ownerId ? shown : null
  const shared = items.filter((item) => item.locationId === null || item.locationId === ownerId)
  return { own, network: bestOf(shared, { locationId: ownerId, language }) }
}
