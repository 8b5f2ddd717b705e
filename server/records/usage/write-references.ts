import { and, eq, inArray } from 'drizzle-orm'
import { type CacheTag, pictureTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { contentReferences } from '../../database/tables'
import type { StoredItem } from '../../documents/publications/revision-items'
import { draftReferences } from './document-references'
import type { ReferenceState, SourceReferences } from './reference'
import { sourceOf } from './source-readers'

const BATCH_SIZE = 500

type Row = typeof contentReferences.$inferInsert

/**
 * Updates the references of a page or record, inside the transaction that changes its public content. Returns `picture:12` for
 * each picture whose public use may have changed. The caller holds the lock on the record.
 */
export async function refreshReferences(
  tx: Orm,
  kind: string,
  ...ids: readonly number[]
): Promise<readonly CacheTag[]> {
  if (ids.length === 0) return []
  const now = await sourceOf(tx, kind).read(tx, { ids })
  return replace(tx, { kind, ids, states: ['LIVE', 'DRAFT'] }, now)
}

/**
 * Updates the references of a document’s draft at each save, without reading again what was just written. If nothing changes, it
 * is one statement, batched with those of the save.
 */
export async function refreshDraftReferences(
  tx: Orm,
  row: Parameters<typeof draftReferences>[0],
  items: readonly StoredItem[],
): Promise<void> {
  const now = draftReferences(row, items)
  await replace(tx, { kind: 'document', ids: [row.id], states: ['DRAFT'] }, [now])
}

/** Writes the references of records that have none stored. */
export async function insertReferences(
  tx: Orm,
  kind: string,
  sources: readonly SourceReferences[],
): Promise<void> {
  await insertRows(
    tx,
    sources.flatMap((source) => rowsOf(kind, source)),
  )
}

interface Replaced {
  readonly kind: string
  readonly ids: readonly number[]
  readonly states: readonly ReferenceState[]
}

async function replace(
  tx: Orm,
  { kind, ids, states }: Replaced,
  sources: readonly SourceReferences[],
): Promise<readonly CacheTag[]> {
  const known = await tx
    .select()
    .from(contentReferences)
    .where(
      and(
        eq(contentReferences.sourceKind, kind),
        inArray(contentReferences.sourceId, [...ids]),
        inArray(contentReferences.state, [...states]),
      ),
    )
  const now = sources.flatMap((source) => rowsOf(kind, source))
  const [knownKeys, keys] = [new Set(known.map(keyOf)), new Set(now.map(keyOf))]
  const gone = known.filter((row) => !keys.has(keyOf(row)))
  const added = now.filter((row) => !knownKeys.has(keyOf(row)))
  await Promise.all(gone.map((row) => tx.delete(contentReferences).where(isRow(row))))
  await insertRows(tx, added)
  const pictures = [...gone, ...added].filter(
    ({ targetKind, state }) => targetKind === 'media' && state === 'LIVE',
  )
  return [...new Set(pictures.map(({ targetId }) => pictureTag(targetId ?? 0)))]
}

function rowsOf(
  kind: string,
  { id, state, locationId, references, from = null, until = null }: SourceReferences,
): readonly Row[] {
  const rows = references.map(
    (reference): Row => ({
      ...reference,
      ...{ sourceKind: kind, sourceId: id, state, locationId },
      ...{ liveFrom: from, liveUntil: until },
    }),
  )
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

function keyOf(row: Row): string {
  const { state, place, targetKind, targetId, targetKey, targetPart, liveFrom, liveUntil } = row
  return JSON.stringify([
    ...[row.sourceId, state, place, targetKind, targetId, targetKey, targetPart, row.locationId],
    ...[liveFrom, liveUntil],
  ])
}

function isRow(row: Row) {
  const { sourceKind, sourceId, state, place, targetKind, targetId } = contentReferences
  return and(
    eq(sourceKind, row.sourceKind),
    eq(sourceId, row.sourceId),
    eq(state, row.state),
    eq(place, row.place),
    eq(targetKind, row.targetKind),
    eq(targetId, row.targetId ?? 0),
    eq(contentReferences.targetKey, row.targetKey ?? ''),
    eq(contentReferences.targetPart, row.targetPart ?? ''),
  )
}

async function insertRows(tx: Orm, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await tx.insert(contentReferences).values(rows.slice(from, from + BATCH_SIZE))
}
