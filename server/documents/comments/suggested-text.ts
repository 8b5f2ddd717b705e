import { eq } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import type { WrittenText } from '#schema/fields/rewrite-texts'
import type { PageContent } from '#schema/page/content'
import { rewritePage } from '#schema/page/rewrite-page'
import { textOfLines, withTextOfLines } from '#schema/text/find/line-texts'
import type { Orm } from '../../database/orm'
import { topicItems } from '../../database/tables'
import type { DocumentRow } from '../document-row'
import { textsAt } from '../publications/page-text'
import { parseContent, type StoredItem } from '../publications/revision-items'
import { draftItems } from '../write-revision'

/** A text in a block of a page: `title`, or `slides.2.title` in a list. */
interface TextPlace {
  readonly block: string
  readonly path: string
}

/** Returns a text of a page; `null` if there is none at this place, or it is empty. */
export function textIn(content: PageContent, { block, path }: TextPlace): WrittenText | null {
  let found: WrittenText | null = null
  rewritePage(content, definitions, (text) => {
    if (text.path === `${block}#${path}`) found = text
    return text.value
  })
  return found
}

/** Returns the words of a text, a line for each paragraph. */
export function linesOfText({ value, isMarkup }: WrittenText): string {
  return isMarkup ? textOfLines(value) : value.trim()
}

/** Returns the page with other words in one text, which keeps its formatting where the words are the same. */
export function withWords(content: PageContent, place: TextPlace, words: string): PageContent {
  return rewritePage(content, definitions, ({ path, value, isMarkup }) => {
    if (path !== `${place.block}#${place.path}`) return value
    return isMarkup ? withTextOfLines(value, words) : words
  })
}

interface DraftText {
  readonly item: StoredItem
  readonly content: PageContent
}

/** Returns the draft of the network's text in exactly this language; `null` if there is none. */
export async function draftText(
  orm: Orm,
  { topicId, locationId: ownerId }: Pick<DocumentRow, 'topicId' | 'locationId'>,
  language: string,
): Promise<DraftText | null> {
  const items = await draftItems(orm, eq(topicItems.topicId, topicId))
  const item = textsAt(items, { ownerId, locationId: ownerId, language }).network
  if (item?.language !== language || item.content === null) return null
  return { item, content: parseContent(item.content) }
}
