import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { bestOf, type LocaleScope } from '#schema/entities/place'
import { EMPTY_CONTENT } from '#schema/page/content'
import type { PageVersion } from '#schema/page/overrides/override'
import type { StoredItem } from './revision-items'
import { sharedContent } from './shared-texts'

/** What belongs to a whole page, where its text says nothing else. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly imageId: number | null
}

/** That of the document in the default language, in another one that of its text. */
export function descriptionOf(item: StoredItem | null, description: string): string {
  return item && item.language !== DEFAULT_LANGUAGE ? item.description : description
}

/** The text that is shown of a page, as read from its revision. */
export function pageTextOf(item: StoredItem | null, title: string, language: string) {
  return {
    title: item?.title || title,
    language: item?.language ?? language,
    content: item?.content ? sharedContent(item.content) : EMPTY_CONTENT,
  }
}

/** A text with what belongs to the whole page. */
export function versionOf(item: StoredItem, head: PageHead): PageVersion {
  const { title, content } = pageTextOf(item, head.title, item.language)
  return {
    ...{ title, content, description: descriptionOf(item, head.description) },
    imageId: item.imageId ?? head.imageId,
  }
}

/** Which of a page's texts a location shows. */
export interface TextsAtLocation {
  /** The network's, in the language or else in the default one. */
  readonly network: StoredItem | null
  /** A whole text of the location's own, which is shown in place of the network's; it takes no differences. */
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
