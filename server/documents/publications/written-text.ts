import { definitions } from '#renderer/registry/definitions'
import type { WrittenText } from '#schema/fields/rewrite-texts'
import type { PageContent } from '#schema/page/content'
import { rewritePage } from '#schema/page/rewrite-page'
import { textOfLines } from '#schema/text/find/line-texts'
import { parseContent, type StoredItem, textsAt } from './revision-items'

/** A text in a block of a page: `title`, or `slides.2.title` in a list. */
export interface TextPlace {
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

/** Returns a draft's text of its owner in exactly this language; `null` if there is none. */
export function networkDraft(items: readonly StoredItem[], ownerId: number, language: string) {
  const item = textsAt(items, { ownerId, locationId: ownerId, language }).network
  if (item?.language !== language || item.content === null) return null
  return { item, content: parseContent(item.content) }
}
