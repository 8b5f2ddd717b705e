import { eq, getTableColumns, max, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { recordStatus } from '#schema/entities/statuses'
import type { Fields } from '#schema/fields'
import type { AnyRecord } from '#schema/records/record'
import { listTag } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import { formValues, issuesOfTimes, type Span, shownColumns, storedValues } from './column-values'
import { freeSlug, type SluggedTable } from './free-slug'
import type { RecordAdapter } from './record-adapter'
import { nextRecordStatus, shownRecordStatus } from './record-statuses'
import type { AnyRecordWriter, RecordRow, SaveContext, SavedBy } from './record-writer'
import { tableAdapter } from './table-adapter'
import type { TableAdapterOptions } from './table-columns'

/**
 * A table with a column per field, named like the field, and those of `recordColumns()`. Tables of network records have no
 * `locationId`; tables sorted by hand have a `position`.
 */
export type ColumnTable = PgTable & { readonly id: PgColumn; readonly locationId?: PgColumn }

type Item = Readonly<Record<string, unknown>>
type Row = RecordRow & Item
type Columns = Readonly<Record<string, PgColumn>>

/** Options of a kind whose fields are columns. */
interface ColumnOptions extends Pick<TableAdapterOptions, 'endsAfter' | 'pictures'> {
  /** Restricts which ACTIVE records are visible, regardless of time: as a condition, and for a row. */
  readonly visible?: { readonly where: SQL | undefined; of(row: Item): boolean }
  /** Pairs of time fields, in the record or its list items, of which the second must not be before the first. */
  readonly spans?: readonly Span[]
  /** Computes values that are not stored. */
  readonly read?: (row: Item) => Item
  /** Overrides the stored values of columns. */
  readonly stored?: (columns: Item, writing: SaveContext<RecordRow, Fields>) => Item | Promise<Item>
  /** Returns the slug of a new record; by default made from its title. */
  readonly slugOf?: (writing: SaveContext<RecordRow, Fields>) => string
  readonly checkStored?: NonNullable<AnyRecordWriter['checkStored']>
  readonly exposes?: NonNullable<AnyRecordWriter['exposes']>
}

/**
 * Creates the adapter of a kind whose fields map one to one to columns: pictures by id, times as instants, lists and links as
 * JSON (`database/tables/field-columns.ts`). Kinds that need more have a separate adapter and writer.
 */
export function columnAdapter(
  definition: AnyRecord,
  table: ColumnTable,
  options: ColumnOptions = {},
): RecordAdapter & { readonly writer: AnyRecordWriter } {
  const columns = columnsOf(definition, table)
  const { id, locationId, slug, version, updatedAt, updatedByName, position, texts } = columns
  const status = columns[statusColumnOf(definition, table)]
  if (!id || !version || !updatedAt || !updatedByName || !status)
    throw new Error(`The table of '${definition.kind}' lacks columns of recordColumns()`)
  const byCategory = definition.pages.some((page) => page.category !== undefined)
  const writer = columnWriter(definition, table, options)
  const adapter = tableAdapter({
    definition,
    table,
    columns: {
      ...{ id, status, version, updatedAt, updatedBy: updatedByName },
      ...(locationId && { location: locationId }),
      ...(slug && { slug }),
      ...(position && { position }),
      ...(texts && { texts }),
      ...(byCategory && columns.category && { category: columns.category }),
    },
    fields: columns,
    writer,
    shown: (row) => ({ ...shownColumns(definition, row), ...options.read?.(row) }),
    visible: options.visible?.where ?? eq(status, 'ACTIVE'),
    ...(options.endsAfter && { endsAfter: options.endsAfter }),
    ...(options.pictures && { pictures: options.pictures }),
  })
  return { ...adapter, writer }
}

/** Returns the columns by name; throws if a field has no column, or the table has no owner. */
function columnsOf(definition: AnyRecord, table: ColumnTable): Columns {
  const { kind, fields, owner, key } = definition
  const columns: Columns = getTableColumns(table)
  const needed = [...Object.keys(fields), ...(key === 'slug' ? ['slug'] : [])]
  const missing = needed.filter((name) => !columns[name])
  if (missing.length > 0)
    throw new Error(`The table of '${kind}' has no columns for ${missing.join(', ')}`)
  if ((owner === 'location') !== 'locationId' in columns)
    throw new Error(`The table of '${kind}' does not agree with its owner, the ${owner}`)
  return columns
}

/** Returns the column of the record status, which may differ from the visibility in the form. */
function statusColumnOf({ kind, status }: AnyRecord, table: ColumnTable): string {
  if ('recordStatus' in table) return 'recordStatus'
  if (status === null) throw new Error(`The kind '${kind}' names no field for its status`)
  return status
}

/** Creates the writer of records whose fields are columns. */
function columnWriter(
  definition: AnyRecord,
  table: ColumnTable,
  { slugOf, checkStored, exposes, read, stored, visible, spans: ownSpans = [] }: ColumnOptions,
): AnyRecordWriter {
  const { kind, fields, title, key, shown, list, api } = definition
  const status = statusColumnOf(definition, table)
  const spans = shown.from && shown.until ? [[shown.from, shown.until] as const] : ownSpans
  return {
    definition,
    async find(tx, id) {
      const rows = await tx.select().from(table).where(eq(table.id, id)).for('update')
      return rows[0] && owned(rows[0])
    },
    valuesOf: async (_tx, row, timeZone) => ({
      ...formValues(definition, row as Row, timeZone),
      ...read?.(row as Row),
    }),
    check: (values, timeZone) => issuesOfTimes(fields, values, { timeZone, spans }),
    ...(checkStored && { checkStored }),
    ...(exposes && { exposes }),
    write,
    titleOf: (row) => String((row as Row)[title]),
    slugOf: (row) => (key === 'slug' ? String((row as Row).slug) : null),
    statusOf: (row) => String((row as Row)[definition.status ?? status]),
    isPublic: (row) => (visible ? visible.of(row as Row) : (row as Row)[status] === 'ACTIVE'),
    status: {
      of: (row) => recordStatus.parse((row as Row)[status]),
      write: (tx, { id }, { status: next, ...savedBy }) =>
        update(tx, id, { ...savedBy, [status]: next }),
    },
    ...(list.by !== null && {
      furtherTags: async (_tx, row) => [listTag(kind, String((row as Row)[list.by ?? '']))],
    }),
    async purge(tx, id) {
      await tx.delete(table).where(eq(table.id, id))
    },
  }

  async function write(writing: SaveContext<RecordRow, Fields>): Promise<RecordRow> {
    const { tx, values, locationId, savedBy } = writing
    const before = writing.before as Row | null
    const own = storedValues(definition, writing, getTableColumns(table))
    const columns = { ...own, ...(await stored?.(own, writing)), ...savedBy }
    const wanted = status in fields ? shownRecordStatus(String(values[status])) : null
    if (before) {
      const current = recordStatus.parse(before[status])
      const next = wanted === null ? current : nextRecordStatus(current, wanted)
      return update(tx, before.id, { ...columns, [status]: next })
    }
    const named = { title: String(values[title]), otherwise: api.chain }
    const place = {
      ...(table.locationId && { locationId }),
      ...(hasSlug(table) && { slug: slugOf?.(writing) ?? (await freeSlug(tx, table, named)) }),
      ...(hasPosition(table) && { position: await nextPosition(tx, table, locationId) }),
    }
    const [row] = await tx
      .insert(table)
      .values({ ...columns, ...place, ...(wanted !== null && { [status]: wanted }) })
      .returning()
    return requireRow(row)
  }

  async function update(
    tx: Orm,
    id: number,
    columns: Partial<SavedBy> & object,
  ): Promise<RecordRow> {
    const rows = await tx.update(table).set(columns).where(eq(table.id, id)).returning()
    return requireRow(rows[0])
  }

  function requireRow(row: Readonly<Record<string, unknown>> | undefined): RecordRow {
    if (!row) throw new Error(`A record of the kind '${kind}' was locked and is gone`)
    return owned(row)
  }
}

/** Adds the owner to a row; `null`, the network, if the table has no location. */
function owned(row: Readonly<Record<string, unknown>>): Row {
  return { locationId: null, ...row } as Row
}

function hasSlug(table: ColumnTable): table is ColumnTable & SluggedTable {
  return 'slug' in table
}

type Positioned = ColumnTable & { readonly position: PgColumn; readonly locationId: PgColumn }

function hasPosition(table: ColumnTable): table is Positioned {
  return 'position' in table && table.locationId !== undefined
}

/** Returns the position after the last record of the location. */
async function nextPosition(tx: Orm, table: Positioned, locationId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(table.position) })
    .from(table)
    .where(eq(table.locationId, locationId))
  return Number(last?.position ?? -1) + 1
}
