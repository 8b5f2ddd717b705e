import { eq } from 'drizzle-orm'
import { definitions } from '#renderer/registry/definitions'
import type { PageContent } from '#schema/page/content'
import { rewritePage } from '#schema/page/rewrite-page'
import { replaceLineTexts } from '#schema/text/find/line-texts'
import type { Orm } from '../../database/orm'
import { topicItems } from '../../database/tables'
import type { DocumentRow } from '../document-row'
import type { StoredItem } from '../publications/revision-items'
import { networkDraft, type TextPlace } from '../publications/written-text'
import { draftItems } from '../write-revision'

/** Returns the page with other words in one text, which keeps its formatting where the words are the same. */
export function withWords(content: PageContent, place: TextPlace, words: string): PageContent {
  return rewritePage(content, definitions, ({ path, value, isMarkup }) => {
    if (path !== `${place.block}#${place.path}`) return value
    return isMarkup ? replaceLineTexts(value, words) : words
  })
}

/** Returns the draft of the network's text in exactly this language; `null` if there is none. */
export async function draftText(
  orm: Orm,
  { topicId, locationId: ownerId }: Pick<DocumentRow, 'topicId' | 'locationId'>,
  language: string,
): Promise<{ readonly item: StoredItem; readonly content: PageContent } | null> {
  const items = await draftItems(orm, eq(topicItems.topicId, topicId))
  return networkDraft(items, ownerId, language)
}
