import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { bestOf, type LocaleScope } from '#schema/entities/place'
import { EMPTY_CONTENT } from '#schema/page/content'
import type { PageVersion } from '#schema/page/overrides/override'
import type { StoredItem } from './revision-items'
import { sharedContent } from './shared-texts'

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
