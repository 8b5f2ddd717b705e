import { and, asc, eq, gt, inArray, notExists } from 'drizzle-orm'
import type { App } from '../app/app'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { contentReferences, documents, settings, topics } from '../database/tables'
import { READ_AT_ONCE } from './reference'
import { derivedSources, type ownReaders, sourceReader } from './source-readers'
import { insertReferences } from './write-references'

/** Incremented when references are found another way: they are then rebuilt at the next start. */
const VERSION = '3'
const SETTING = 'references'

const sourceTables = {
  document: documents,
  topic: topics,
} as const satisfies Record<keyof typeof ownReaders, unknown>

/** What everything that points at something is called: pages, and kinds of records by the name of their audit log. */
function kinds(): readonly string[] {
  return [...Object.keys(sourceTables), ...derivedSources().keys()]
}

function tableOf(kind: string) {
  const derived = derivedSources().get(kind)?.stored
  if (derived) return derived
  const table = sourceTables[kind as keyof typeof sourceTables]
  return { table, id: table.id }
}

/** The progress of a rebuild: the current kind, and the last of its records that is done. */
interface Progress {
  readonly kind: string
  readonly after: number
}

/**
 * Reads what everything points at where that was never read, or by an earlier release. Every batch is a transaction of
 * its own that stores the progress, so servers that start together share the work, and an interrupted one resumes.
 */
export async function ensureReferences(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  const [state] = await app.database.orm.select().from(settings).where(eq(settings.key, SETTING))
  if (state?.value === VERSION) return
  while (await app.changes.write(rebuildBatch));
}

/** Reads all of it inside the transaction that fills an empty database. */
export async function buildReferences(tx: Orm): Promise<void> {
  while (await rebuildBatch(tx));
}

/** Reads the next records; returns whether there are more. */
async function rebuildBatch(tx: Orm): Promise<boolean> {
  await tx.insert(settings).values({ key: SETTING, value: '' }).onConflictDoNothing()
  const [state] = await tx.select().from(settings).where(eq(settings.key, SETTING)).for('update')
  if (state?.value === VERSION) return false
  const next = await readBatch(tx, readProgress(state?.value ?? ''))
  const value = next ? `${VERSION} ${next.kind} ${next.after}` : VERSION
  await tx.update(settings).set({ value }).where(eq(settings.key, SETTING))
  // Which pictures are public may be another answer for all of them.
  if (!next) announce(tx, ['*'])
  return next !== null
}

/** Where to go on; `null` when everything is done. */
async function readBatch(tx: Orm, { kind, after }: Progress): Promise<Progress | null> {
  const { table, id } = tableOf(kind)
  // Locked as a save locks them, in one order: what they point at does not change until it is written.
  const rows = await tx
    .select({ id })
    .from(table)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(READ_AT_ONCE)
    .for('share')
  const ids = rows.map((row) => row.id as number)
  const last = ids.at(-1)
  if (last === undefined) {
    await deleteOrphans(tx, kind)
    const nextKind = kinds()[kinds().indexOf(kind) + 1]
    return nextKind ? { kind: nextKind, after: 0 } : null
  }
  const { sourceKind, sourceId } = contentReferences
  await tx.delete(contentReferences).where(and(eq(sourceKind, kind), inArray(sourceId, ids)))
  await insertReferences(tx, kind, await sourceReader(kind)(tx, { ids }))
  return { kind, after: last }
}

/** References of records that are no longer there. */
async function deleteOrphans(tx: Orm, kind: string): Promise<void> {
  const { table, id } = tableOf(kind)
  const { sourceKind, sourceId } = contentReferences
  const source = tx.select({ id }).from(table).where(eq(id, sourceId))
  await tx.delete(contentReferences).where(and(eq(sourceKind, kind), notExists(source)))
}

/** The progress of another version is ignored: the rebuild starts over. */
function readProgress(value: string): Progress {
  const [version, name, after] = value.split(' ')
  const kind = kinds().find((known) => known === name)
  return version === VERSION && kind
    ? { kind, after: Number(after) }
    : { kind: 'document', after: 0 }
}
