import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { MediaItem } from '#schema/entities/media'
import type { AnyRecord } from '#schema/records/record'
import { addressOfRecord } from '#schema/site/record-address'
import { locations } from '../database/tables'
import { holdsText, isHeadOffice, type Listed, mayReadDrafts, type Reader } from '../read/reader'
import type { RecordAdapter, RecordPart, RecordQuery, RecordSummary } from './record-adapter'
import type { AnyRecordWriter } from './record-writer'

/** The location a record belongs to; under a name of its own, as locations are records too. */
const owner = alias(locations, 'owner')

/** How a kind that is one table, a row a record, is stored there. */
export interface TableAdapterOptions {
  readonly definition: AnyRecord
  readonly table: PgTable
  readonly columns: RecordColumns
  /** The column of each field that lists, filters or searches by it. */
  readonly fields: Readonly<Record<string, PgColumn>>
  readonly cacheKey: string
  readonly writer?: AnyRecordWriter
  /** What visitors see at this moment. */
  isPublic(now: Date): SQL
  /** When it is over; absent for kinds without an end. */
  readonly ends?: SQL
  /** A picture for each record that has none of its own. */
  pictures?(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, number>>
}

export interface RecordColumns {
  readonly id: PgColumn
  readonly slug?: PgColumn
  /** Absent for records of the whole network. */
  readonly location?: PgColumn
  readonly status: PgColumn
  readonly position?: PgColumn
  readonly version?: PgColumn
  readonly updatedAt?: PgColumn
  /** What decides which of several addresses it has. */
  readonly category?: PgColumn
}

/** The adapter of a kind that is stored in a table of its own. */
export function tableAdapter(options: TableAdapterOptions): RecordAdapter {
  const { definition, cacheKey, writer } = options
  const list: RecordAdapter['list'] = (...asked) => listRows(options, ...asked)
  return { definition, cacheKey, list, ...(writer && { writer }) }
}

async function listRows(
  options: TableAdapterOptions,
  reader: Reader,
  query: RecordQuery,
  part: RecordPart,
): Promise<Listed<RecordSummary>> {
  if (query.keys?.length === 0) return { nodes: [], totalCount: 0 }
  const { table, columns } = options
  const where = conditionOf(options, reader, query)
  const here = columns.location ? eq(owner.id, columns.location) : sql`false`
  const rows = await reader.orm
    .select(selected(options))
    .from(table)
    .leftJoin(owner, here)
    .where(where)
    .orderBy(...orderOf(options))
    .limit(part.first)
    .offset(part.offset)
  const [total] = await reader.orm
    .select({ count: count() })
    .from(table)
    .leftJoin(owner, here)
    .where(where)
  const pictures = await picturesOf(options, { reader, rows, part })
  return {
    nodes: rows.map((row) => summaryOf(options, row, pictures.get(row.id) ?? null)),
    totalCount: Number(total?.count ?? 0),
  }
}

interface Row {
  readonly id: number
  readonly slug: string | null
  readonly title: string
  readonly image: number | null
  readonly category: string | null
  readonly status: string
  readonly isPublic: boolean
  readonly version: number | null
  readonly updatedAt: Date | null
  readonly details: readonly string[]
  readonly locationId: number | null
  readonly locationSlug: string | null
  readonly locationName: string | null
}

function selected({ definition, columns, fields, isPublic }: TableAdapterOptions) {
  const field = (name: string) => columnOf({ definition, fields }, name)
  const details = definition.details.map((name) => sql`coalesce(${field(name)}::text, '')`)
  const none = sql`null`
  return {
    id: sql<number>`${columns.id}`,
    slug: sql<string | null>`${columns.slug ?? none}`,
    title: sql<string>`${field(definition.title)}`,
    image: sql<number | null>`${definition.picture ? field(definition.picture) : none}`,
    category: sql<string | null>`${columns.category ?? none}`,
    status: sql<string>`${columns.status}`,
    isPublic: sql<boolean>`${isPublic(new Date())}`,
    version: sql<number | null>`${columns.version ?? none}`,
    updatedAt: sql<Date | null>`${columns.updatedAt ?? none}`.mapWith(readInstant),
    details: sql<string[]>`array[${sql.join(details, sql`, `)}]::text[]`,
    locationId: owner.id,
    locationSlug: owner.slug,
    locationName: owner.name,
  }
}

function conditionOf(
  options: TableAdapterOptions,
  { principal }: Reader,
  query: RecordQuery,
): SQL | undefined {
  const { definition, columns, fields, isPublic, ends } = options
  const shown = isPublic(new Date())
  const drafts = columns.location
    ? mayReadDrafts(principal, columns.location)
    : isHeadOffice(principal)
  const filters = Object.entries(query.filter ?? {}).map(([name, value]) => {
    if (!definition.list.filters.includes(name))
      throw new Error(`Records of the kind '${definition.kind}' are not filtered by '${name}'`)
    return eq(columnOf({ definition, fields }, name), value)
  })
  return and(
    query.publicOnly ? shown : or(shown, drafts),
    query.keys && namedBy(options, query.keys),
    query.locationSlug === undefined ? undefined : eq(owner.slug, query.locationSlug),
    query.from && ends ? sql`${ends} > ${query.from.toISOString()}` : undefined,
    query.search ? holds(options, query.search) : undefined,
    ...filters,
  )
}

function namedBy({ definition, columns }: TableAdapterOptions, keys: readonly string[]): SQL {
  if (definition.key === 'slug' && columns.slug) return inArray(columns.slug, [...keys])
  const ids = keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
  return ids.length > 0 ? inArray(columns.id, ids) : sql`false`
}

function holds({ definition, fields }: TableAdapterOptions, text: string): SQL | undefined {
  const names = [definition.title, ...definition.list.searched]
  return or(...names.map((name) => holdsText(columnOf({ definition, fields }, name), text)))
}

function orderOf({ definition, columns, fields }: TableAdapterOptions): SQL[] {
  const { sort } = definition.list
  if (sort === null)
    return [columns.location, columns.position, columns.id].flatMap((by) => (by ? asc(by) : []))
  const direction = sort.direction === 'asc' ? asc : desc
  return [direction(columnOf({ definition, fields }, sort.by)), direction(columns.id)]
}

/** What cannot be: a declaration that names a field its table says nothing of. */
function columnOf(
  { definition, fields }: Pick<TableAdapterOptions, 'definition' | 'fields'>,
  name: string,
): PgColumn {
  const column = fields[name]
  if (!column) throw new Error(`The adapter of '${definition.kind}' has no column for '${name}'`)
  return column
}

interface Listing {
  readonly reader: Reader
  readonly rows: readonly Row[]
  readonly part: RecordPart
}

/** The picture of each record that has one, by the record's id. */
async function picturesOf(
  { pictures }: TableAdapterOptions,
  { reader, rows, part }: Listing,
): Promise<ReadonlyMap<number, MediaItem>> {
  const without = rows.flatMap(({ id, image }) => (image === null ? id : []))
  const others = pictures && without.length > 0 ? await pictures(reader, without) : null
  const pairs = rows.flatMap(({ id, image }) => {
    const imageId = image ?? others?.get(id) ?? null
    return imageId === null ? [] : [[id, imageId] as const]
  })
  const items = await part.load([...new Set(pairs.map(([, imageId]) => imageId))])
  const byId = new Map(items.map((item) => [item.id, item]))
  return new Map(
    pairs.flatMap(([id, imageId]) => {
      const item = byId.get(imageId)
      return item ? [[id, item] as const] : []
    }),
  )
}

function summaryOf(
  { definition: { kind, key, pages } }: TableAdapterOptions,
  row: Row,
  image: MediaItem | null,
): RecordSummary {
  const { id, slug, title, details, isPublic, version, updatedAt } = row
  const { locationId, locationSlug, locationName } = row
  const named = key === 'slug' && slug !== null ? { kind, slug } : { kind, id }
  return {
    ...{ kind, id, title, details, image, isPublic, version },
    ...{ locationId, locationSlug, locationName },
    key: 'slug' in named ? named.slug : String(id),
    recordStatus: row.status,
    path: pages.length > 0 ? addressOfRecord(named, row.category ?? undefined) : null,
    updatedAt: updatedAt?.toISOString() ?? null,
  }
}

/** Drivers answer instants of plain SQL as text. */
function readInstant(value: unknown): Date | null {
  return value === null ? null : new Date(value as string | Date)
}
