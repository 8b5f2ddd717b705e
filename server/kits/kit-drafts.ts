import { and, eq, inArray } from 'drizzle-orm'
import type { AnyRecord } from '#schema/records/record'
import type { Orm } from '../database/orm'
import { documents, revisions } from '../database/tables'
import { parseItems, type StoredItem } from '../documents/publications/revision-items'
import { recordAdapters } from '../records'
import type { RecordAdapter } from '../records/record-adapter'
import type { AnyRecordWriter } from '../records/record-writer'
import { blanksIn, fillBlanks, keyOf, type MapText, mapTexts, mapTextsOf } from './blanks'
import type { Kit, KitRow } from './kit-rows'

/** A record of a kit, or one that was made of it. */
export interface DraftRecord {
  readonly kind: string
  readonly id: number
  readonly title: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The texts of a page, as its draft has them. */
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
}

/** How a kind of record is declared, written and read. */
export function kindOfKit(kind: string): KindOfKit {
  const { definition, writer, values } = recordAdapters.get(kind) ?? {}
  if (!definition || !writer || !values)
    throw new Error(`Records of the kind '${kind}' can’t be part of a kit`)
  return { definition, writer, values }
}

/** The records that a kit names, each once. A further kind is a line here and a list in its declaration. */
export function recordsOfKit({ values }: Pick<Kit, 'values'>) {
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

/** Pages by their ids; the drafts, whatever is published. */
export async function readPages(
  tx: Orm,
  ids: readonly number[],
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
    .where(and(inArray(id, [...new Set(ids)]), inArray(documents.recordStatus, IN_USE)))
  return new Map(rows.map((row) => [row.id, { ...row, items: parseItems(row.items) }]))
}

const IN_USE = ['ACTIVE', 'INACTIVE'] as const

/** Records by `kind id`, in one statement for each kind. */
export async function readRecords(
  tx: Orm,
  wanted: readonly { readonly kind: string; readonly id: number }[],
): Promise<ReadonlyMap<string, DraftRecord>> {
  const found = new Map<string, DraftRecord>()
  for (const kind of new Set(wanted.map((one) => one.kind))) {
    const { definition, values } = kindOfKit(kind)
    const ids = wanted.filter((one) => one.kind === kind).map(({ id }) => id)
    for (const [id, stored] of await values(tx, ids))
      found.set(`${kind} ${id}`, {
        ...{ kind, id, values: stored.values },
        title: String(stored.values[definition.title] ?? ''),
      })
  }
  return found
}

/** All texts of a page and of records, to be looked at. */
export function eachText(
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
  for (const { kind, values } of records)
    mapTextsOf(kindOfKit(kind).definition.fields, values, visit)
}

/** The texts of the kit that have blanks, as `refill` takes them. */
export function modelTexts(of: Parameters<typeof eachText>[0]): ReadonlySet<string> {
  const texts = new Set<string>()
  eachText(of, (text, isMarkup) => {
    if (text.includes('[[')) texts.add(keyOf(text, isMarkup))
  })
  return texts
}

/** The blanks that are still empty: in the drafts, in the days and in the navigation entry. The one place that says so. */
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

/** What becomes public only when the kit is published: the names of days, and the navigation entry. */
function ownTexts({ values }: Kit): readonly string[] {
  return [values.menuLabel, ...values.specialDays.map(({ name }) => name)]
}

/** The page and the records that were made for a location, from what was read for many. */
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

/** The same for one location. */
export async function readDrafts(tx: Orm, row: Pick<KitRow, 'documentId' | 'drafts'>) {
  const pages = await readPages(tx, row.documentId === null ? [] : [row.documentId])
  return draftsOf(row, pages, await readRecords(tx, row.drafts))
}

/** What a kit is made of, as it is now. */
export async function readModel(tx: Orm, kit: Kit) {
  const { page } = kit.values
  const pages = await readPages(tx, page === null ? [] : [page])
  const records = await readRecords(tx, recordsOfKit(kit))
  return { page: (page !== null && pages.get(page)) || null, records: [...records.values()] }
}
