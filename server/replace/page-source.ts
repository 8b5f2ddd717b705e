import { and, asc, count, gt, inArray, notInArray } from 'drizzle-orm'
import type { WrittenText } from '#schema/fields/rewrite-texts'
import type { Orm } from '../database/orm'
import { documents, publishedContents, topicItems } from '../database/tables'
import { type DocumentRow, resourceOf } from '../documents/document-row'
import { parseItems, type StoredItem } from '../documents/publications/revision-items'
import { isMainText } from '../documents/texts-of-page'
import { can } from '../people/access/can'
import { changePages } from './change-pages'
import { groupBy } from './group-by'
import { isSamePlace, mayChangeText, PAGE, rewritePageText, type WholePage } from './page-texts'
import {
  isInScope,
  type SourcePage,
  type SourceQuery,
  type TextSource,
  type TextTarget,
  textsOf,
} from './text-source'

const BATCH = 100
const REMOVED = ['ARCHIVED', 'DELETED'] as const

export const pageSource: TextSource = {
  covers: (kind) => kind === PAGE,
  async count(orm) {
    const [row] = await orm.select({ count: count() }).from(documents)
    return row?.count ?? 0
  },
  read,
  change: changePages,
}

async function read(orm: Orm, query: SourceQuery): Promise<SourcePage> {
  const rows = await orm
    .select()
    .from(documents)
    .where(and(gt(documents.id, query.after), notInArray(documents.recordStatus, [...REMOVED])))
    .orderBy(asc(documents.id))
    .limit(BATCH)
  const seen = rows.filter((row) => can(query.principal, 'readDraft', resourceOf(row)))
  const [items, published] = await Promise.all([itemsOf(orm, seen), publishedOf(orm, seen)])
  const targets = seen.flatMap((row) =>
    (items.get(row.topicId) ?? []).flatMap((item) =>
      targetOf(query, row, { item, live: published.get(row.id) ?? [] }),
    ),
  )
  const last = rows.at(-1)?.id
  return {
    ...{ targets, read: rows.length },
    next: last === undefined || rows.length < BATCH ? null : last,
  }
}

async function itemsOf(
  orm: Orm,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<number, readonly StoredItem[]>> {
  const ids = rows.map(({ topicId }) => topicId)
  const items = ids.length
    ? await orm
        .select()
        .from(topicItems)
        .where(inArray(topicItems.topicId, ids))
        .orderBy(asc(topicItems.id))
    : []
  return groupBy(items, ({ topicId }) => topicId)
}

async function publishedOf(
  orm: Orm,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<number, readonly StoredItem[]>> {
  const ids = rows.map(({ id }) => id)
  const found = ids.length
    ? await orm
        .select({ id: publishedContents.documentId, items: publishedContents.items })
        .from(publishedContents)
        .where(inArray(publishedContents.documentId, ids))
    : []
  return new Map(found.map(({ id, items }) => [id, parseItems(items)]))
}

function targetOf(
  { principal, scope, mayContain }: SourceQuery,
  row: DocumentRow,
  { item, live }: { readonly item: StoredItem; readonly live: readonly StoredItem[] },
): TextTarget | [] {
  const { language } = item
  const locationId = item.locationId ?? row.locationId
  if (!isInScope(scope, { locationId, language })) return []
  const isMain = isMainText(row)(item)
  const shown = live.find((each) => isSamePlace(each, item))
  const textsIn = (of: StoredItem, page: DocumentRow): readonly WrittenText[] =>
    mayContain(JSON.stringify([page.title, page.description, of.title, of.description])) ||
    mayContain(of.richText) ||
    mayContain(of.content ?? '')
      ? textsOf((rewrite) => rewritePageText({ page, item: of }, { isMain, rewrite }))
      : []
  const texts = textsIn(item, row)
  const publishedRow = publishedPage(row)
  // Published without changes since, they are the same array, which is searched once.
  const isSame = shown && hasSameTexts(shown, item) && hasSameWords(publishedRow, row)
  const publishedTexts = () => (shown ? textsIn(shown, publishedRow) : [])
  const published = isSame ? texts : publishedTexts()
  if (texts.length + published.length === 0) return []
  return {
    ...{ kind: PAGE, targetId: row.id, language, locationId: item.locationId },
    title: (isMain ? row.title : item.title) || row.title,
    ...{ mayChange: mayChangeText(principal, row, item), texts, published },
  }
}

function hasSameTexts(one: StoredItem, other: StoredItem): boolean {
  return (
    one.content === other.content && one.richText === other.richText && hasSameWords(one, other)
  )
}

function hasSameWords(one: WholePage, other: WholePage): boolean {
  return one.title === other.title && one.description === other.description
}

function publishedPage(row: DocumentRow): DocumentRow {
  const { publishedTitle: title, publishedDescription: description } = row
  return { ...row, title: title ?? '', description: description ?? '' }
}
