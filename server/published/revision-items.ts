import type { Place } from '#schema/entities/place'
import type { PageContent } from '#schema/page/content'
import { parseStored } from '../database/tables/json-text'

/** One text of a document as a revision and the draft hold it; `content` is JSON text. */
export interface StoredItem {
  readonly language: string
  readonly locationId: number | null
  readonly title: string
  readonly richText: string
  readonly content: string | null
}

/** The topics below a topic for a language and location, in their order. */
export interface ChildList extends Place {
  readonly topicIds: readonly number[]
}

/** What stands below the topic of a revision, from its column. */
export function parseChildren(text: string): readonly ChildList[] {
  return parseStored(text)
}

/** The items of a revision from its column. */
export function parseItems(text: string): readonly StoredItem[] {
  return parseStored(text)
}

/** Page content from its column. */
export function parseContent(text: string): PageContent {
  return parseStored(text)
}
