import type { LocaleScope } from '#schema/entities/place'
import type { PageContent } from '#schema/page/content'
import { parseStored } from '../../database/tables/json-text'

/** One text of a document as a revision and the draft hold it; `content` is JSON text. */
export interface StoredItem {
  readonly language: string
  readonly locationId: number | null
  readonly title: string
  readonly richText: string
  readonly content: string | null
  /** Empty where the page has none in this language, and in the default language: that is the document's. */
  readonly description: string
  /** `null`: the picture of the document. */
  readonly imageId: number | null
}

/** The topics below a topic for a language and location, in their order. */
export interface ChildList extends LocaleScope {
  readonly topicIds: readonly number[]
}

/** What stands below the topic of a revision, from its column. */
export function parseChildren(text: string): readonly ChildList[] {
  return parseStored(text)
}

/** The items of a revision from its column. */
export function parseItems(text: string): readonly StoredItem[] {
  return parseStored<readonly SavedItem[]>(text).map(
    ({ language, locationId, title, richText, content, description = '', imageId = null }) => ({
      ...{ language, locationId, title, richText, content, description, imageId },
    }),
  )
}

/** Revisions made by 0.2.0 have neither. */
type SavedItem = Omit<StoredItem, 'description' | 'imageId'> &
  Partial<Pick<StoredItem, 'description' | 'imageId'>>

/** Page content from its column. */
export function parseContent(text: string): PageContent {
  return parseStored(text)
}
