import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyRecord } from '#schema/records/record'
import type { Orm } from '../database/orm'
import { documents, revisions } from '../database/tables'
import { parseItems, type StoredItem } from '../documents/publications/revision-items'
import { recordAdapters } from '../records'
import type { RecordAdapter } from '../records/record-adapter'
import type { AnyRecordWriter } from '../records/record-writer'
import { blanksIn, fillBlanks, keyOf, type MapText, mapTexts, mapTextsOf } from './blanks'
import type { Kit, KitRow } from './kit-rows'

/** A record in a kit, or one created from it. */
export interface DraftRecord {
  readonly kind: string
  readonly id: number
  readonly title: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The draft texts of a page. */
export interface DraftPage {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly externalUrl: string | null
  readonly imageId: number | null
  readonly type: string
  readonly items: readonly StoredItem[]
}

interface KindOfKit {
  readonly definition: AnyRecord
  readonly writer: AnyRecordWriter
  readonly values: NonNullable<RecordAdapter['values']>
  readonly stored: NonNullable<RecordAdapter['stored']>
}

/** Returns the declaration, writer and reader of a record kind. */
export function kindOfKit(kind: string): KindOfKit {
  const { definition, writer, values, stored } = recordAdapters.get(kind) ?? {}
  if (!definition || !writer || !values || !stored)
    throw new Error(`Records of the kind '${kind}' can’t be part of a kit`)
  return { definition, writer, values, stored }
}

/**
 * Returns the records in a kit, without duplicates. To support another kind, add a line here and a list to the kit’s declaration.
 */
function recordsOfKit({ values }: Pick<Kit, 'values'>) {
  const named = [
    ...values.events.map(({ event }) => ({ kind: 'event', id: event })),
    ...values.announcements.map(({ announcement }) => ({
      kind: 'announcement',
      id: Number(announcement),
    })),
    ...values.galleries.map(({ gallery }) => ({ kind: 'gallery', id: gallery })),
  ]
  return [...new Map(named.map((one) => [`${one.kind} ${one.id}`, one])).values()].flatMap(
    ({ kind, id }) => (id ? [{ kind, id }] : []),
  )
}

/** Reads the drafts of pages by id, whether or not they are published; with `onlyWithBlanks` those that may contain blanks. */
export async function readPages(
  tx: Orm,
  ids: readonly number[],
  { onlyWithBlanks = false }: { readonly onlyWithBlanks?: boolean } = {},
): Promise<ReadonlyMap<number, DraftPage>> {
  if (ids.length === 0) return new Map()
  const { id, title, description, externalUrl, imageId, type } = documents
  const rows = await tx
    .select({ id, title, description, externalUrl, imageId, type, items: revisions.items })
    .from(documents)
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, documents.id), eq(revisions.version, documents.version)),
    )
    .where(
      and(
        isOneOf(id, ids),
        inArray(documents.recordStatus, IN_USE),
        onlyWithBlanks
          ? sql`position('[[' in ${title} || ${description} || ${revisions.items}) > 0`
          : undefined,
      ),
    )
  return new Map(rows.map((row) => [row.id, { ...row, items: parseItems(row.items) }]))
}

const IN_USE = ['ACTIVE', 'INACTIVE'] as const

/** Reads records, keyed by `kind id`; with `onlyWithBlanks` those that may contain blanks. */
export async function readRecords(
  tx: Orm,
  wanted: readonly { readonly kind: string; readonly id: number }[],
  { onlyWithBlanks = false }: { readonly onlyWithBlanks?: boolean } = {},
): Promise<ReadonlyMap<string, DraftRecord>> {
  const found = new Map<string, DraftRecord>()
  for (const kind of new Set(wanted.map((one) => one.kind))) {
    const { definition, values, stored: table } = kindOfKit(kind)
    const named = wanted.filter((one) => one.kind === kind).map(({ id }) => id)
    const ids = onlyWithBlanks ? await withBlanks(tx, table, named) : named
    for (const [id, stored] of await values(tx, ids))
      found.set(`${kind} ${id}`, {
        ...{ kind, id, values: stored.values },
        title: String(stored.values[definition.title] ?? ''),
      })
  }
  return found
}

/** Returns the ids of records with `[[` in any column, which is quicker than reading their values. */
async function withBlanks(
  tx: Orm,
  { table, id }: KindOfKit['stored'],
  ids: readonly number[],
): Promise<readonly number[]> {
  const rows = await tx
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(and(isOneOf(id, ids), sql`position('[[' in ${table}::text) > 0`))
  return rows.map((row) => row.id)
}

/** Condition that an id is one of a thousand, which are one parameter of the statement. */
function isOneOf(id: PgColumn, ids: readonly number[]): SQL {
  return sql`${id} = any(${sql.param([...new Set(ids)])})`
}

/** Collects all texts of a page and of records. */
function eachText(
  { page, records }: { readonly page: DraftPage | null; readonly records: readonly DraftRecord[] },
  look: (text: string, isMarkup: boolean) => void,
): void {
  const visit: MapText = (text, isMarkup) => {
    look(text, isMarkup)
    return text
  }
  for (const item of page?.items ?? []) {
    visit(item.title, false)
    visit(item.description, false)
    if (item.content?.includes('[[')) mapTexts(item.content, visit)
  }
  if (page) for (const text of [page.title, page.description]) visit(text, false)
  // Most records have no blank left: their fields needn’t be walked.
  for (const { kind, values } of records)
    if (JSON.stringify(values).includes('[['))
      mapTextsOf(kindOfKit(kind).definition.fields, values, visit)
}

/** Returns the kit’s texts with blanks, for `refill`. */
export function modelTexts(of: Parameters<typeof eachText>[0]): ReadonlySet<string> {
  const texts = new Set<string>()
  eachText(of, (text, isMarkup) => {
    if (text.includes('[[')) texts.add(keyOf(text, isMarkup))
  })
  return texts
}

/** Returns the blanks still empty in the drafts, days and navigation entry. The only place that decides this. */
export function emptyBlanks(
  kit: Kit,
  row: Pick<KitRow, 'answers'>,
  drafts: Parameters<typeof eachText>[0],
): readonly string[] {
  const blanks = new Set<string>()
  eachText(drafts, (text, isMarkup) => {
    for (const blank of blanksIn(text, isMarkup)) blanks.add(blank)
  })
  for (const text of ownTexts(kit))
    for (const blank of blanksIn(fillBlanks(row.answers)(text, false), false)) blanks.add(blank)
  return [...blanks]
}

/** Returns the texts that are not in drafts but become public with the kit: names of days and the navigation entry. */
function ownTexts({ values }: Kit): readonly string[] {
  return [values.menuLabel, ...values.specialDays.map(({ name }) => name)]
}

/** Selects one location’s page and records from a batch. */
export function draftsOf(
  { documentId, drafts }: Pick<KitRow, 'documentId' | 'drafts'>,
  pages: ReadonlyMap<number, DraftPage>,
  records: ReadonlyMap<string, DraftRecord>,
) {
  return {
    page: (documentId !== null && pages.get(documentId)) || null,
    records: drafts.flatMap(({ kind, id }) => records.get(`${kind} ${id}`) ?? []),
  }
}

/** Reads the drafts of one location. */
export async function readDrafts(tx: Orm, row: Pick<KitRow, 'documentId' | 'drafts'>) {
  const pages = await readPages(tx, row.documentId === null ? [] : [row.documentId])
  return draftsOf(row, pages, await readRecords(tx, row.drafts))
}

/** Reads the current page and records of a kit. */
export async function readModel(tx: Orm, kit: Kit) {
  const { page } = kit.values
  const pages = await readPages(tx, page === null ? [] : [page])
  const records = await readRecords(tx, recordsOfKit(kit))
  return { page: (page !== null && pages.get(page)) || null, records: [...records.values()] }
}
