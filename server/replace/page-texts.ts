import { definitions } from '#renderer/registry/definitions'
import type { RewriteText } from '#schema/fields/rewrite-texts'
import { rewritePage } from '#schema/page/rewrite-page'
import type { topicItems } from '../database/tables'
import { type DocumentRow, kindOfType, resourceOf } from '../documents/document-row'
import { parseContent, type StoredItem } from '../documents/publications/revision-items'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'

/** The page-level fields. */
export type WholePage = Pick<DocumentRow, 'title' | 'description'>

export interface PageText<Item extends StoredItem> {
  readonly page: WholePage
  readonly item: Item
}

/** Rewrites a text of a page. For the main text, title and description are the page’s; the text’s copy of the title follows. */
export function rewritePageText<Item extends StoredItem>(
  { page, item }: PageText<Item>,
  { isMain, rewrite }: { readonly isMain: boolean; readonly rewrite: RewriteText },
): PageText<Item> {
  const own = isMain ? page : item
  const { title, description } = rewriteWords(own, rewrite)
  const richText =
    item.richText === ''
      ? ''
      : rewrite({ path: 'richText', label: 'Summary', value: item.richText, isMarkup: true })
  const content = item.content === null ? null : contentOf(item.content, rewrite)
  const next = { ...item, richText, content }
  if (!isMain) return { page, item: { ...next, title, description } }
  const copy = item.title === page.title ? title : item.title
  return { page: { title, description }, item: { ...next, title: copy } }
}

/** Rewrites the title and description of a page or text. */
export function rewriteWords({ title, description }: WholePage, rewrite: RewriteText): WholePage {
  return {
    title: plain(rewrite, 'title', { label: 'Title', value: title }),
    description: plain(rewrite, 'description', { label: 'Description', value: description }),
  }
}

function plain(
  rewrite: RewriteText,
  path: string,
  { label, value }: { readonly label: string; readonly value: string },
): string {
  return value === '' ? '' : rewrite({ path, label, value, isMarkup: false })
}

/** Returns the stored text itself if nothing changes, to keep its exact serialization. */
function contentOf(stored: string, rewrite: RewriteText): string {
  const content = parseContent(stored)
  const next = rewritePage(content, definitions, rewrite)
  return next === content ? stored : JSON.stringify(next)
}

/** Target kind: a text of a page, by language and location. */
export const PAGE = 'page'

export function isSamePlace(
  one: Pick<StoredItem, 'language' | 'locationId'>,
  other: Pick<StoredItem, 'language' | 'locationId'>,
): boolean {
  return one.language === other.language && one.locationId === other.locationId
}

/** Returns whether a principal may change a text, by the same rules as a save: for the page, and for the text’s location. */
export function mayChangeText(
  principal: Principal,
  row: DocumentRow,
  { language, locationId }: Pick<StoredItem, 'language' | 'locationId'>,
): boolean {
  if (!can(principal, 'save', resourceOf(row, language))) return false
  if (locationId === null || locationId === row.locationId) return true
  return can(principal, 'save', {
    ...{ locationId, isPublic: false, language, kind: kindOfType(row.type) },
  })
}

/** Returns an item as in revisions, with the same order of keys. */
export function storedItem(item: StoredItem): StoredItem {
  const { language, locationId, title, richText, content, description, imageId } = item
  return { language, locationId, title, richText, content, description, imageId }
}

/** A page before and after its texts were rewritten. */
export interface ChangedPage {
  readonly before: DocumentRow
  readonly row: DocumentRow
  readonly items: readonly ItemRow[]
  /** The changed ones of `items`. */
  readonly changed: readonly { readonly before: ItemRow; readonly after: ItemRow }[]
}

export type ItemRow = typeof topicItems.$inferSelect
