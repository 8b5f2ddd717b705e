import type { Fields } from '#schema/fields'
import type { AnyRecord } from '#schema/records/record'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { refreshReferences } from '../references/write-references'
import { indexRecord } from '../search/search-index'
import type { RecordRow, RecordWriter } from './record-writer'

interface Stored<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly writer: RecordWriter<Row, F>
}

/** The cache keys of the pages that show a record; none for a record that is not public. */
export async function keysShowing<Row extends RecordRow, F extends Fields>(
  { tx, writer }: Stored<Row, F>,
  row: Row | null,
): Promise<readonly string[]> {
  return row && writer.isPublic(row) ? writer.keysOf(tx, row) : []
}

/** Notifies the pages that showed a record and those that show it now, and updates its search rows. */
export async function tellChange<Row extends RecordRow, F extends Fields>(
  stored: Stored<Row, F>,
  keysBefore: readonly string[],
  row: Row,
): Promise<void> {
  await tellChanges(stored, keysBefore, [row])
}

/** The same for several records that one transaction has changed. */
export async function tellChanges<Row extends RecordRow, F extends Fields>(
  stored: Stored<Row, F>,
  keysBefore: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const keysNow = await Promise.all(rows.map((row) => keysShowing(stored, row)))
  announce(stored.tx, [...new Set([...keysBefore, ...keysNow.flat()])])
  const ids = rows.map(({ id }) => id)
  await refreshDerived(stored.tx, stored.writer.definition, ids)
}

/** Updates the search rows and the picture references of records of a kind, in the order of their ids. */
export async function refreshDerived(
  tx: Orm,
  { search, api }: AnyRecord,
  ids: readonly number[],
): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  if (search && sorted.length > 0) await indexRecord(tx, search.group, ...sorted)
  await refreshReferences(tx, api.chain, ...sorted)
}
