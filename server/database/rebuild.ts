import { asc, eq, gt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Changes } from './changes'
import type { Database } from './database'
import type { Orm } from './orm'
import { settings } from './tables'

/** Rows derived from records, kind by kind, that can be rebuilt: the search index, the references. */
export interface Derived {
  /** The key in `settings` that stores the progress. */
  readonly setting: string
  /** Incremented when the derivation changes: the rows are then rebuilt at the next start. */
  readonly version: string
  readonly kinds: (tx: Orm) => readonly string[]
  /** Records per transaction, during which none of them can be saved. */
  readonly batch: number
  readonly stored: (tx: Orm, kind: string) => { readonly table: PgTable; readonly id: PgColumn }
  /** Derives the rows of some records of a kind, the next after `after`; without ids all records of the kind are done. */
  readonly derive: (tx: Orm, batch: Batch) => Promise<void>
  /** Called with the last batch. */
  readonly finish?: (tx: Orm) => void
}

export interface Batch {
  readonly kind: string
  readonly after: number
  readonly ids: readonly number[]
}

/** The current kind, and its last completed record. */
type Progress = Omit<Batch, 'ids'>

/**
 * Derives everything if that was never done, or by an earlier release. Every batch is a separate transaction that stores the
 * progress, so servers that start together share the work, and an interrupted rebuild resumes.
 */
export async function rebuild(
  app: { readonly database: Database; readonly changes: Changes },
  derived: Derived,
): Promise<void> {
  const [state] = await app.database.orm
    .select()
    .from(settings)
    .where(eq(settings.key, derived.setting))
  if (state?.value === derived.version) return
  while (await app.changes.write((tx) => rebuildBatch(tx, derived)));
}

/** Derives everything inside the transaction that fills an empty database. */
export async function buildWhole(tx: Orm, derived: Derived): Promise<void> {
  while (await rebuildBatch(tx, derived));
}

/** Derives the rows of the next records. Returns whether there are more. */
async function rebuildBatch(tx: Orm, derived: Derived): Promise<boolean> {
  const { setting: key, version, kinds } = derived
  await tx.insert(settings).values({ key, value: '' }).onConflictDoNothing()
  const [state] = await tx.select().from(settings).where(eq(settings.key, key)).for('update')
  if (state?.value === version) return false
  const next = await deriveNext(tx, derived, readProgress(derived, kinds(tx), state?.value ?? ''))
  const value = next ? `${version} ${next.kind} ${next.after}` : version
  await tx.update(settings).set({ value }).where(eq(settings.key, key))
  if (!next) derived.finish?.(tx)
  return next !== null
}

/** Returns the position to continue from; `null` when everything is done. */
async function deriveNext(
  tx: Orm,
  { stored, derive, batch, kinds }: Derived,
  { kind, after }: Progress,
): Promise<Progress | null> {
  const { table, id } = stored(tx, kind)
  // Locked like a save, in a fixed order: they don't change until the derived rows are written.
  const rows = await tx
    .select({ id })
    .from(table)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(batch)
    .for('share')
  const ids = rows.map((row) => Number(row.id))
  await derive(tx, { kind, after, ids })
  const last = ids.at(-1)
  if (last !== undefined) return { kind, after: last }
  const all = kinds(tx)
  const nextKind = all[all.indexOf(kind) + 1]
  return nextKind ? { kind: nextKind, after: 0 } : null
}

/** Progress of another version is ignored: the rebuild starts over. */
function readProgress({ version }: Derived, kinds: readonly string[], value: string): Progress {
  const [known, name, after] = value.split(' ')
  const [first = ''] = kinds
  return known === version && kinds.some((kind) => kind === name)
    ? { kind: name ?? first, after: Number(after) }
    : { kind: first, after: 0 }
}
