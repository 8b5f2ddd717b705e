import type { Fields } from '#schema/fields'
import { announce } from '../../data/changes'
import type { Orm } from '../../data/orm'
import { refreshReferences } from '../../data/references/write-references'
import { indexRecord } from '../../data/search-index'
import type { RecordKind, RecordRow } from './record-kind'

interface Kept<Row extends RecordRow, F extends Fields> {
  readonly tx: Orm
  readonly kind: RecordKind<Row, F>
}

/** The keys of the pages that visitors see a record on; of one they do not see, none. */
export async function keysShowing<Row extends RecordRow, F extends Fields>(
  { tx, kind }: Kept<Row, F>,
  row: Row | null,
): Promise<readonly string[]> {
  return row && kind.isPublic(row) ? kind.keysOf(tx, row) : []
}

/** Tells the pages that showed a record and those that show it now, and brings the search up to date. */
export async function tellChange<Row extends RecordRow, F extends Fields>(
  kept: Kept<Row, F>,
  keysBefore: readonly string[],
  row: Row,
): Promise<void> {
  const { tx, kind } = kept
  announce(tx, [...new Set([...keysBefore, ...(await keysShowing(kept, row))])])
  if (kind.foundAs) await indexRecord(tx, kind.foundAs, row.id)
  await refreshReferences(tx, kind.chain, row.id)
}
