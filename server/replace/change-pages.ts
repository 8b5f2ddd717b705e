import { asc, inArray, sql } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../database/orm'
import { documents, revisions, topicChildren, topicItems } from '../database/tables'
import type { DocumentRow } from '../documents/document-row'
import { readChildLists } from '../documents/publications/child-lists'
import type { StoredItem } from '../documents/publications/revision-items'
import { isMainText } from '../documents/texts-of-page'
import { statusAfter } from '../documents/transitions'
import type { Principal } from '../people/access/principal'
import { groupBy } from './group-by'
import {
  type ChangedPage,
  type ItemRow,
  isSamePlace,
  mayChangeText,
  rewritePageText,
  storedItem,
  type WholePage,
} from './page-texts'
import { publishChanged, readLivePages } from './publish-pages'
import {
  REFUSED,
  type ReplaceContext,
  type TargetChange,
  type TargetResult,
  UNCHANGED,
} from './text-source'

/**
 * Rewrites texts of many pages with a few statements: versions, revisions and announcements to open editors. Only the text of
 * links and pictures changes, not their targets, so references stay valid.
 */
export async function changePages(
  replaceContext: ReplaceContext,
  changes: readonly TargetChange[],
): Promise<readonly TargetResult[]> {
  const { tx, context, publishes } = replaceContext
  const results = new Map<TargetChange, TargetResult>()
  const byPage = groupBy(changes, ({ target }) => target.targetId)
  const { rows, items, children } = await lockPages(tx, [...byPage.keys()])
  const live = publishes ? await readLivePages(tx, [...rows.keys()]) : null
  const pages: ChangedPage[] = []
  for (const [id, own] of byPage) {
    const row = rows.get(id)
    if (!row) for (const each of own) results.set(each, REFUSED(refusalFor('pageGone')))
    else {
      const page = rewriteStored(
        replaceContext,
        { row, items: items.get(row.topicId) ?? [] },
        { own, results },
      )
      if (page) pages.push(page)
    }
  }
  await writePages(tx, pages, { principal: context.principal, children })
  const published = live ? await publishChanged(replaceContext, pages, live) : null
  return changes.map((change) => {
    const result = results.get(change) ?? UNCHANGED
    const own = result.isWritten ? published?.get(change.target.targetId) : undefined
    return own ? { ...result, ...own } : result
  })
}

async function lockPages(tx: Orm, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(asc(documents.id))
    .for('update')
  const topicIds = rows.map(({ topicId }) => topicId)
  if (topicIds.length === 0) return { rows: new Map(), items: new Map(), children: new Map() }
  const items = await tx
    .select()
    .from(topicItems)
    .where(inArray(topicItems.topicId, topicIds))
    .orderBy(asc(topicItems.id))
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    items: groupBy(items, ({ topicId }) => topicId),
    children: await readChildLists(tx, inArray(topicChildren.topicId, topicIds)),
  }
}

interface StoredPage {
  readonly row: DocumentRow
  readonly items: readonly ItemRow[]
}

function rewriteStored(
  { context: { principal } }: ReplaceContext,
  { row, items }: StoredPage,
  {
    own,
    results,
  }: { readonly own: readonly TargetChange[]; readonly results: Map<TargetChange, TargetResult> },
): ChangedPage | null {
  let page: WholePage = row
  const changed: { before: ItemRow; after: ItemRow }[] = []
  for (const change of own) {
    const item = items.find((each) => isSamePlace(each, change.target))
    const refusal = item ? refusalOf(principal, row, item) : refusalFor('textGone')
    if (!item || refusal !== null) {
      results.set(change, REFUSED(refusal ?? refusalFor('textGone')))
      continue
    }
    const options = { isMain: isMainText(row)(item), rewrite: change.rewrite }
    const next = rewritePageText({ page, item }, options)
    const isOther = !isSameItem(item, next.item)
    const isWritten = isOther || !isSamePage(page, next.page)
    if (isOther) changed.push({ before: item, after: next.item })
    if (isWritten) results.set(change, { ...UNCHANGED, isWritten })
    page = next.page
  }
  if (changed.length === 0 && isSamePage(row, page)) return null
  const status = statusAfter('edit', row.status)
  const { title, description } = page
  return {
    ...{ before: row, changed },
    row: { ...row, ...savedBy(principal), title, description, status, version: row.version + 1 },
    items: items.map((item) => changed.find(({ before }) => before === item)?.after ?? item),
  }
}

function isSamePage(one: WholePage, other: WholePage): boolean {
  return one.title === other.title && one.description === other.description
}

function isSameItem(one: StoredItem, other: StoredItem): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    one.richText === other.richText &&
    one.content === other.content
  )
}

function refusalOf(principal: Principal, row: DocumentRow, item: ItemRow): Refusal | null {
  const { recordStatus, status } = row
  if (recordStatus !== 'ACTIVE') return refusalFor('pageRemoved', { status: recordStatus })
  if (status === 'ABANDONED') return refusalFor('pageClosed')
  return mayChangeText(principal, row, item) ? null : refusalFor('pageNotYoursToChange')
}

function savedBy({ id, name }: Principal) {
  return { updatedAt: new Date(), updatedBy: id, updatedByName: name }
}

async function writePages(
  tx: Orm,
  pages: readonly ChangedPage[],
  {
    principal,
    children,
  }: {
    readonly principal: Principal
    readonly children: Awaited<ReturnType<typeof lockPages>>['children']
  },
): Promise<void> {
  if (pages.length === 0) return
  const items = pages.flatMap(({ changed }) => changed.map(({ after }) => after))
  await Promise.all([
    tx.execute(sql`update documents set title = v.title, description = v.description, status = v.status,
      version = documents.version + 1, updated_at = ${pages[0]?.row.updatedAt.toISOString()}::timestamptz,
      updated_by = ${principal.id}, updated_by_name = ${principal.name}
      from json_to_recordset(${JSON.stringify(pages.map(({ row }) => wholePage(row)))}::text::json)
        as v(id integer, title text, description text, status text)
      where documents.id = v.id`),
    items.length > 0 &&
      tx.execute(sql`update topic_items set title = v.title, description = v.description,
      rich_text = v."richText", content = v.content
      from json_to_recordset(${JSON.stringify(items.map(ownTexts))}::text::json)
        as v(id integer, title text, description text, "richText" text, content text)
      where topic_items.id = v.id`),
    tx.insert(revisions).values(
      pages.map(({ row, items: all }) => ({
        ...{ documentId: row.id, version: row.version, kind: 'SAVE', type: row.type },
        ...{ since: row.updatedAt, savedAt: row.updatedAt },
        ...{ savedBy: principal.id, savedByName: principal.name },
        ...{ title: row.title, description: row.description, externalUrl: row.externalUrl },
        ...{ imageId: row.imageId, visibility: row.visibility },
        items: JSON.stringify(all.map(storedItem)),
        children: JSON.stringify(children.get(row.topicId) ?? []),
      })),
    ),
  ])
}

function wholePage({ id, title, description, status }: DocumentRow) {
  return { id, title, description, status }
}

function ownTexts({ id, title, description, richText, content }: ItemRow) {
  return { id, title, description, richText, content }
}
