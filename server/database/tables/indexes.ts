import { type SQL, sql } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'

/*
 * Indexes of lists with tens of thousands of rows: reading a part of a list, in each of its orders, then costs only what is
 * shown. Each index adds about 20 µs to every write of a row.
 */

/**
 * Returns the expression for sorting by name. PostgreSQL allows at most 2,700 bytes per index entry, and names don't differ that
 * late.
 */
export function sortedText(column: PgColumn): SQL {
  return sql`lower(left(${column}, 200))`
}

/** Returns an index for sorting in both directions; ties are sorted by id. */
export function sortedBy(name: string, by: PgColumn, id: PgColumn) {
  return index(name).on(by, id)
}

/** Returns an index for sorting by name; ties are sorted by id. */
export function sortedByName(name: string, text: PgColumn, id: PgColumn) {
  return index(name).on(sortedText(text), id)
}

/** Returns an index of rows saved by people, by time; imported rows are excluded. */
export function lastSavedIndex(name: string, table: SavedColumns) {
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

/** Returns an index for searches for a part of a word in one of the columns: three letters or more. */
export function searchedIn(name: string, ...columns: readonly [PgColumn, ...PgColumn[]]) {
  const [first, ...others] = columns.map((column) => sql`${column} gin_trgm_ops`)
  if (!first) throw new Error(`The index '${name}' is of no column`)
  return index(name).using('gin', first, ...others)
}
