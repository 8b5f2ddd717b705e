import type { LocaleScope } from '#schema/entities/place'
import type { PageContent } from '#schema/page/content'
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
