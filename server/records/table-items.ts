import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { AnyRecord } from '#schema/records/record'
import { keyOfRecord } from '#schema/site/page-record'
import { locations } from '../database/tables'
import { countRows, type ListResult, listedAlready, type ReadContext } from './reading/read-context'
import { shownValues } from './reading/record-items'
import type { ItemPart, RecordQuery, StoredItem } from './reading/record-sources'
import type { AnyRecordWriter, RecordRow } from './record-writer'
import { nameColumns, pathOf, referenceOf, type TableAdapterOptions } from './table-columns'
import { conditionOf, orderOf } from './table-conditions'

/** The record’s location, or the default one for network records; aliased, because locations are records too. */
const owner = alias(locations, 'owner')

/** A kind with a writer, so that its field values can be read. */
type WrittenTable = TableAdapterOptions & { readonly writer: AnyRecordWriter }

/** Lists records with field values as shown on pages, with one statement for the list and one for all pictures. */
export function listItems(
  options: WrittenTable,
  readContext: ReadContext,
  query: RecordQuery,
  part: ItemPart,
): ListResult<StoredItem> {
  if (query.keys?.length === 0 || query.ids?.length === 0) return listedAlready([])
  const { table, columns } = options
  const { orm } = readContext
  const where = conditionOf(options, readContext, query)
  return {
    nodes,
    totalCount: (atMost) => countRows(orm, table, { where, atMost }),
  }

  async function nodes() {
    const rows = await orm
      .select({
        ...{ row: table, ...nameColumns(options), status: sql<string>`${columns.status}` },
        version: sql<number | null>`${columns.version ?? sql`null`}`,
        ownerId: owner.id,
        ownerSlug: owner.slug,
        ownerName: owner.name,
        timeZone: owner.timeZone,
        type: { id: owner.typeNumber, name: owner.typeName, description: owner.typeDescription },
        level: { levelNumber: owner.level, name: owner.levelName },
      })
      .from(table)
      .innerJoin(owner, eq(owner.id, columns.location ?? DEFAULT_LOCATION_ID))
      .where(where)
      .orderBy(...orderOf(options, query.sort))
      .limit(part.first)
      .offset(part.offset)
    return Promise.all(rows.map(itemOf))
  }

  async function itemOf({ row, status, version, ...named }: ItemRow): Promise<StoredItem> {
    const { definition, writer, shown } = options
    const { kind } = definition
    const { ownerId, ownerSlug, ownerName, timeZone, type, level } = named
    const hasOwner = columns.location !== undefined
    // A table with a writer has the columns of its rows.
    const values =
      shown?.(row) ?? (await writer.valuesOf(orm, row as unknown as RecordRow, timeZone))
    return {
      ...{ kind, id: named.id, key: keyOfRecord(referenceOf(definition, named)) },
      path: pathOf(definition, named),
      locationId: hasOwner ? ownerId : null,
      locationSlug: hasOwner ? ownerSlug : null,
      locationName: hasOwner ? ownerName : null,
      timeZone: hasOwner ? timeZone : null,
      ...{ recordStatus: status, version, row, owner: { type, level } },
      values: await shownValues(
        definition.fields,
        part.without?.length ? { ...values, ...defaultValues(definition, part.without) } : values,
        { mediaList: part.load, page: part.page },
      ),
    }
  }
}

function defaultValues({ fields }: AnyRecord, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, fields[name]?.default]))
}

interface ItemRow {
  readonly row: Readonly<Record<string, unknown>>
  readonly id: number
  readonly slug: string | null
  readonly category: string | null
  readonly status: string
  readonly version: number | null
  readonly ownerId: number
  readonly ownerSlug: string
  readonly ownerName: string
  readonly timeZone: string
  readonly type: StoredItem['owner']['type']
  readonly level: StoredItem['owner']['level']
}
