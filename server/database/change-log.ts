import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database'
import type { Orm } from './orm'
import { changes } from './tables'

/**
 * A position in the change log: the newest row, and the transactions that had ended (`pg_snapshot`). Ids alone don't suffice,
 * because a transaction that started earlier may commit later.
 */
export const changePosition = z.object({
  /** 0 while the log is empty. */
  id: z.number().int(),
  /** The time of the row with this id, in milliseconds since 1970: after a restore, another row may have the same id. */
  at: z.number(),
  snapshot: z.string().regex(/^\d+:\d+:[\d,]*$/),
})
export type ChangePosition = z.infer<typeof changePosition>

interface LoggedChange {
  readonly id: number
  readonly keys: readonly string[]
}

/** Minimum number of rows kept, about 200 bytes each: a server that was off for months still finds its last known change. */
const KEEP_ROWS = 10_000
/** Minimum age of deleted rows, in milliseconds, however many changes there are. */
const KEEP_MS = 3_600_000

/** Writes a row of the log in the transaction that makes the change. */
export async function logChange(tx: Orm, keys: readonly string[]): Promise<number> {
  const [row] = await tx
    .insert(changes)
    .values({ keys: keys.join(' ') })
    .returning({ id: changes.id })
  if (!row) throw new Error(`The change of '${keys.join(' ')}' got no row in the change log`)
  return row.id
}

/** Returns the current end of the log. */
export async function currentPosition({ rows }: Database): Promise<ChangePosition> {
  const [row] = await rows<{ snapshot: string; id: number | null; at: string | null }>(
    sql`select pg_current_snapshot()::text as snapshot, newest.id, newest.at from (select 1) as one
      left join (select id, ${MILLISECONDS} as at from changes order by id desc limit 1) as newest on true`,
  )
  if (!row) throw new Error('The database returned no snapshot')
  return { snapshot: row.snapshot, id: row.id ?? 0, at: Number(row.at ?? 0) }
}

/**
 * Returns the changes committed since a position; `null` if the log doesn't go back far enough, or has another history because a
 * backup was restored: anything may have changed.
 */
export async function changesSince(
  { rows }: Database,
  { id, at, snapshot }: ChangePosition,
): Promise<readonly LoggedChange[] | null> {
  const found = await rows<{ id: number; keys: string }>(
    sql`select id, keys from changes
      where (id = ${id} and ${MILLISECONDS} = ${at}) or id > ${id}
        or (xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot))
      order by id`,
  )
  if (id > 0 && !found.some((row) => row.id === id)) return null
  return found
    .filter((row) => row.id !== id)
    .map((row) => ({ id: row.id, keys: row.keys.split(' ') }))
}

/** Deletes old rows, unless too few would remain. */
export async function shortenLog({ orm }: Database): Promise<void> {
  const before = new Date(Date.now() - KEEP_MS)
  await orm
    .delete(changes)
    .where(
      sql`${changes.id} <= (select max(id) from changes) - ${KEEP_ROWS} and ${changes.at} < ${before.toISOString()}`,
    )
}

const MILLISECONDS = sql`(extract(epoch from at) * 1000)::bigint`
