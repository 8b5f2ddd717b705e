import { and, eq } from 'drizzle-orm'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { contentReferences } from '../database/tables'
import { liveReader } from './live-readers'
import type { LiveSource, PictureReference } from './live-references'

const ROWS_AT_ONCE = 500

type Row = typeof contentReferences.$inferInsert

/**
 * Brings what a page or a record points at up to date, inside the transaction that changes what visitors see of it.
 * Announces `picture:12` for each picture that is pointed at by it now, or no longer. The caller holds the record.
 */
export async function refreshReferences(tx: Orm, kind: string, id: number): Promise<void> {
  const [live] = await liveReader(kind)(tx, { ids: [id] })
  const known = await tx
    .select()
    .from(contentReferences)
    .where(
      and(
        eq(contentReferences.sourceKind, kind),
        eq(contentReferences.sourceId, id),
        eq(contentReferences.state, 'LIVE'),
      ),
    )
  const now = live ? rowsOf(kind, live) : []
  const [knownKeys, keys] = [new Set(known.map(keyOf)), new Set(now.map(keyOf))]
  const gone = known.filter((row) => !keys.has(keyOf(row)))
  const added = now.filter((row) => !knownKeys.has(keyOf(row)))
  for (const row of gone) await tx.delete(contentReferences).where(isRow(row))
  await insertRows(tx, added)
  announce(tx, [...new Set([...gone, ...added].map(({ targetId }) => `picture:${targetId}`))])
}

/** Writes what records point at of whom no reference is stored. */
export async function insertReferences(
  tx: Orm,
  kind: string,
  sources: readonly LiveSource[],
): Promise<void> {
  await insertRows(
    tx,
    sources.flatMap((source) => rowsOf(kind, source)),
  )
}

function rowsOf(
  kind: string,
  { id, references, from = null, until = null }: LiveSource,
): readonly Row[] {
  const rows = references.map(
    ({ place, mediaId }: PictureReference): Row => ({
      ...{ sourceKind: kind, sourceId: id, state: 'LIVE', place },
      ...{ targetKind: 'media', targetId: mediaId, liveFrom: from, liveUntil: until },
    }),
  )
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

function keyOf({ place, targetKind, targetId, liveFrom, liveUntil }: Row): string {
  return JSON.stringify([place, targetKind, targetId, liveFrom, liveUntil])
}

function isRow(row: Row) {
  return and(
    eq(contentReferences.sourceKind, row.sourceKind),
    eq(contentReferences.sourceId, row.sourceId),
    eq(contentReferences.state, row.state),
    eq(contentReferences.place, row.place),
    eq(contentReferences.targetKind, row.targetKind),
    eq(contentReferences.targetId, row.targetId),
  )
}

async function insertRows(tx: Orm, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(contentReferences).values(rows.slice(from, from + ROWS_AT_ONCE))
}
