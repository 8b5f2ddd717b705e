import { and, asc, between, eq, gt, notInArray } from 'drizzle-orm'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { searchEntries, settings } from '../database/tables'
import { writeTexts } from './search-index'
import { searchKinds, searchSource } from './search-sources'

/** Incremented when texts are read or split another way: the index is then rebuilt at the next start. */
const VERSION = '3'
const SETTING = 'search-index'
/** Records in one transaction: some 100 ms of work, during which none of them can be saved. */
const BATCH = 50

/** The progress of a rebuild: the current kind, and the last of its records that is done. */
interface Progress {
  readonly kind: string
  readonly after: number
}

/**
 * Builds the index where there is none yet, or one of an earlier release. Every batch is a transaction of its own that
 * stores the progress, so instances that start together share the work, and an interrupted rebuild resumes.
 */
export async function ensureSearchIndex(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  if ((await stateOf(app.database.orm)) === VERSION) return
  while (await app.changes.write(rebuildBatch));
}

/** Builds the whole index inside the transaction that fills an empty database. */
export async function buildSearchIndex(tx: Orm): Promise<void> {
  while (await rebuildBatch(tx));
}

/** Indexes the next records; returns whether there are more. */
async function rebuildBatch(tx: Orm): Promise<boolean> {
  await tx.insert(settings).values({ key: SETTING, value: '' }).onConflictDoNothing()
  const [state] = await tx.select().from(settings).where(eq(settings.key, SETTING)).for('update')
  if (state?.value === VERSION) return false
  const next = await indexBatch(tx, readProgress(state?.value ?? ''))
  const value = next ? `${VERSION} ${next.kind} ${next.after}` : VERSION
  await tx.update(settings).set({ value }).where(eq(settings.key, SETTING))
  return next !== null
}

/** Where to continue; `null` when everything is done. */
async function indexBatch(tx: Orm, { kind, after }: Progress): Promise<Progress | null> {
  const { table, id } = searchSource(kind)
  // Locked as a save locks them, in one order: they do not change until their texts are written.
  const rows = await tx
    .select({ id })
    .from(table)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(BATCH)
    .for('share')
  const ids = rows.map((row) => row.id as number)
  const last = ids.at(-1)
  await deleteStale(tx, { kind, after }, ids)
  if (last !== undefined) {
    await writeTexts(tx, kind, ids)
    return { kind, after: last }
  }
  const kinds = searchKinds()
  const nextKind = kinds[kinds.indexOf(kind) + 1]
  return nextKind ? { kind: nextKind, after: 0 } : null
}

/** Deletes the rows of records that no longer exist: in the range of this batch, after the last one all of them. */
async function deleteStale(
  tx: Orm,
  { kind, after }: Progress,
  ids: readonly number[],
): Promise<void> {
  const { recordId } = searchEntries
  const last = ids.at(-1)
  const inBatch = last === undefined ? gt(recordId, after) : between(recordId, after + 1, last)
  await tx
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, kind), inBatch, notInArray(recordId, [...ids])))
}

async function stateOf(orm: Orm): Promise<string | undefined> {
  const [state] = await orm.select().from(settings).where(eq(settings.key, SETTING))
  return state?.value
}

/** The progress of another version is ignored: the rebuild starts over. */
function readProgress(value: string): Progress {
  const [version, name, after] = value.split(' ')
  const kinds = searchKinds()
  const kind = kinds.find((known) => known === name)
  return version === VERSION && kind
    ? { kind, after: Number(after) }
    : { kind: kinds[0] ?? 'PAGE', after: 0 }
}
