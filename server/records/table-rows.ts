import { eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import type { PublicRecordPage, StoredValues } from '../database/stored-sources'
import { locations } from '../database/tables'
import type { AnyRecordWriter, RecordRow } from './record-writer'
import { columnOf, naming, pathOf, readInstant, type TableAdapterOptions } from './table-columns'

interface Wanted {
  readonly orm: Orm
  readonly ids: readonly number[]
}

/** What the fields of records hold, as their forms have it. */
export async function readValues(
  options: TableAdapterOptions,
  writer: AnyRecordWriter,
  { orm, ids }: Wanted,
): Promise<ReadonlyMap<number, StoredValues>> {
  const { definition, table, columns } = options
  if (ids.length === 0 || !columns.location) return new Map()
  const rows = await orm
    .select({ row: table, ...naming(options), timeZone: locations.timeZone })
    .from(table)
    .innerJoin(locations, eq(locations.id, columns.location))
    .where(inArray(columns.id, [...ids]))
  const read = rows.map(async ({ row, timeZone, ...named }) => {
    // A table that has a writer has the columns of its rows.
    const own = row as unknown as RecordRow
    const { locationId } = own
    const values = await writer.valuesOf(orm, own, timeZone)
    return [own.id, { locationId, path: pathOf(definition, named), timeZone, values }] as const
  })
  return new Map(await Promise.all(read))
}

export async function publicPages(
  options: TableAdapterOptions,
  orm: Orm,
): Promise<readonly PublicRecordPage[]> {
  const { definition, table, columns, fields, isPublic } = options
  if (definition.pages.length === 0 || !columns.location) return []
  const { from } = definition.shown
  const modified = from === null ? columns.updatedAt : columnOf({ definition, fields }, from)
  const rows = await orm
    .select({
      ...naming(options),
      locationId: sql<number>`${columns.location}`,
      modifiedAt: sql<Date | null>`${modified ?? sql`null`}`.mapWith(readInstant),
    })
    .from(table)
    .where(isPublic(new Date()))
    .orderBy(columns.id)
  return rows.flatMap(({ locationId, modifiedAt, ...named }) => {
    const path = pathOf(definition, named)
    return path === null ? [] : { locationId, path, modifiedAt }
  })
}
