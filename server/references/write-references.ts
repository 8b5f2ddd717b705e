import { and, eq, sql } from 'drizzle-orm'
import type { AnyRecord } from '#schema/records/record'
import type { App } from '../app/app'
import { announce } from '../database/changes'
import type { Orm } from '../database/orm'
import { contentReferences, settings } from '../database/tables'
import {
  type LiveSource,
  liveReaders,
  type PictureReference,
  READ_AT_ONCE,
  type SourceKind,
} from './live-references'

/** Grows when references are found another way: they are then read again at the next start. */
const VERSION = '1'
const SETTING = 'references'
const ROWS_AT_ONCE = 500

type Row = typeof contentReferences.$inferInsert

/** What references call records of a kind: the name of its audit log. */
export function sourceKindOf({ kind, api }: Pick<AnyRecord, 'kind' | 'api'>): SourceKind {
  if (Object.hasOwn(liveReaders, api.chain)) return api.chain as SourceKind
  throw new Error(`Nothing reads what records of the kind '${kind}' point at`)
}

/**
 * Brings what a page or a record points at up to date, inside the transaction that changes what visitors see of it.
 * Announces `picture:12` for each picture that is pointed at by it now, or no longer. Whoever calls holds the record.
 */
export async function refreshReferences(tx: Orm, kind: SourceKind, id: number): Promise<void> {
  const [live] = await liveReaders[kind](tx, { ids: [id] })
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

/** Reads what everything points at, inside a transaction. */
export async function rebuildReferences(tx: Orm): Promise<void> {
  await tx.delete(contentReferences)
  for (const kind of Object.keys(liveReaders) as SourceKind[]) await rebuildKind(tx, kind)
  await tx
    .insert(settings)
    .values({ key: SETTING, value: VERSION })
    .onConflictDoUpdate({ target: settings.key, set: { value: VERSION } })
  announce(tx, ['*'])
}

/** Reads them where they were never read, or by an earlier release: once, also when instances start together. */
export async function ensureReferences(app: Pick<App, 'database' | 'changes'>): Promise<void> {
  if (await isCurrent(app.database.orm)) return
  await app.changes.write(async (tx) => {
    await tx.execute(sql`lock table settings in exclusive mode`)
    if (!(await isCurrent(tx))) await rebuildReferences(tx)
  })
}

async function rebuildKind(tx: Orm, kind: SourceKind): Promise<void> {
  let after = 0
  for (;;) {
    const part = await liveReaders[kind](tx, { after })
    await insertRows(
      tx,
      part.flatMap((source) => rowsOf(kind, source)),
    )
    const last = part.at(-1)
    if (!last || part.length < READ_AT_ONCE) return
    after = last.id
  }
}

async function isCurrent(orm: Orm): Promise<boolean> {
  const [made] = await orm.select().from(settings).where(eq(settings.key, SETTING))
  return made?.value === VERSION
}

function rowsOf(
  kind: SourceKind,
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
