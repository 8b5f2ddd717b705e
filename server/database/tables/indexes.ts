import { type SQL, sql } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'

/*
 * The indexes of lists that have tens of thousands of rows: with them a part of a list, in each of its orders, costs what is
 * shown of it and not what there is. Each costs every write of a row some 20 µs.
 */

/** What an order by name compares. PostgreSQL puts at most 2,700 bytes into an index, and no name differs that late. */
export function sortedText(column: PgColumn): SQL {
  return sql`lower(left(${column}, 200))`
}

/** The rows in the order of what is sorted by, forwards and backwards; those that are equal, in the order of their ids. */
export function sortedBy(name: string, by: PgColumn, id: PgColumn) {
  return index(name).on(by, id)
}

/** The same in the order of their names. */
export function sortedByName(name: string, text: PgColumn, id: PgColumn) {
  return index(name).on(sortedText(text), id)
}

/** The rows that someone has saved, in the order of when; what was imported is not among them. */
export function savedLast(name: string, table: SavedColumns) {
  return index(name)
    .on(table.updatedAt, table.id, table.locationId)
    .where(sql`${table.updatedByName} <> ''`)
}

interface SavedColumns {
  readonly id: PgColumn
  readonly locationId: PgColumn
  readonly updatedAt: PgColumn
  readonly updatedByName: PgColumn
}

/** For searches that find a part of a word in one of the columns: three letters or more. */
export function searchedIn(name: string, ...columns: readonly [PgColumn, ...PgColumn[]]) {
  const [first, ...others] = columns.map((column) => sql`${column} gin_trgm_ops`)
  if (!first) throw new Error(`The index '${name}' is of no column`)
  return index(name).using('gin', first, ...others)
}
