import { definitions } from '#renderer/registry/definitions'
import type { RewriteText } from '#schema/fields/rewrite-texts'
import { rewritePage } from '#schema/page/rewrite-page'
import type { topicItems } from '../database/tables'
import { type DocumentRow, kindOfType, resourceOf } from '../documents/document-row'
import { parseContent, type StoredItem } from '../documents/publications/revision-items'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'

/** What belongs to the page as a whole. */
export type WholePage = Pick<DocumentRow, 'title' | 'description'>

export interface PageText<Item extends StoredItem> {
  readonly page: WholePage
  readonly item: Item
}

/**
 * A text of a page, rewritten. With the main text its title and description are those of the page; the copy of the title that the
 * text has follows.
 */
export function rewritePageText<Item extends StoredItem>(
  { page, item }: PageText<Item>,
  { isMain, rewrite }: { readonly isMain: boolean; readonly rewrite: RewriteText },
): PageText<Item> {
  const own = isMain ? page : item
  const title = plain(rewrite, 'title', { label: 'Title', value: own.title })
  const description = plain(rewrite, 'description', {
    ...{ label: 'Description', value: own.description },
  })
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

function plain(
  rewrite: RewriteText,
  path: string,
  { label, value }: { readonly label: string; readonly value: string },
): string {
  return value === '' ? '' : rewrite({ path, label, value, isMarkup: false })
}

/** The very text where nothing changes: its letters are what was saved. */
function contentOf(stored: string, rewrite: RewriteText): string {
  const content = parseContent(stored)
  const next = rewritePage(content, definitions, rewrite)
  return next === content ? stored : JSON.stringify(next)
}

/** A target of a page is a text of it: a language at a location. */
export const PAGE = 'page'

export function isSamePlace(
  one: Pick<StoredItem, 'language' | 'locationId'>,
  other: Pick<StoredItem, 'language' | 'locationId'>,
): boolean {
  return one.language === other.language && one.locationId === other.locationId
}

/** As a save decides it: the page, and the location whose text it is. */
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

/** As revisions hold it, in this order of keys. */
export function storedItem(item: StoredItem): StoredItem {
  const { language, locationId, title, richText, content, description, imageId } = item
  return { language, locationId, title, richText, content, description, imageId }
}

/** A page before and after its texts were rewritten. */
export interface ChangedPage {
  readonly before: DocumentRow
  readonly row: DocumentRow
  readonly items: readonly ItemRow[]
  /** Those of `items` that say something else. */
  readonly changed: readonly { readonly before: ItemRow; readonly after: ItemRow }[]
}

export type ItemRow = typeof topicItems.$inferSelect
