import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Orm, StoredKinds } from './orm'
import { ReplicaClient } from './pipelined-client'
import { isUnavailable } from './unavailable'

/** A read replica, used only while it has every change this server knows of. */
export interface Replica {
  /** Reads from the replica, or from the primary while the replica is behind or unavailable. */
  readonly orm: Orm
  readonly isCurrent: boolean
  /** Call after a change: the replica isn’t read until it has replayed it. */
  changed(): void
  close(): Promise<void>
}

interface ReplicaParts {
  readonly url: string
  readonly primary: pg.Pool
  readonly kinds: StoredKinds
  readonly onError: (error: Error) => void
}

const MAX_CONNECTIONS = 10
const STATEMENT_TIMEOUT_MS = 5_000
const POLL_MS = 50
/** Delay in ms before an unreachable replica is tried again. */
const RETRY_MS = 2_000

/** Compares the replica’s replay position with the primary’s log position. A database that accepts writes is not a replica. */
const POSITION = 'select pg_current_wal_flush_lsn()::text as position'
const HAS_REPLAYED =
  'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReplayed"'

export function openReplica({ url, primary, kinds, onError }: ReplicaParts): Replica {
  const pool = new pg.Pool({
    Client: ReplicaClient,
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', onError))
  let changes = 0
  let [isCurrent, isWaiting, isClosed] = [false, false, false]
  /** The position of the log after the newest change. */
  let goal: { readonly changes: number; readonly position: string } | null = null
  void awaitReplay()
  return {
    // Outside of transactions, Drizzle uses only the pool’s `query`.
    orm: drizzle({ query } as unknown as pg.Pool, { schema: { kinds } }),
    get isCurrent() {
      return isCurrent
    },
    changed() {
      changes += 1
      isCurrent = false
      void awaitReplay()
    },
    async close() {
      isClosed = true
      await pool.end()
    },
  }

  async function query(text: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (!isCurrent) return primary.query(text, values)
    try {
      return await pool.query(text, values)
    } catch (error) {
      // Includes queries that the replica cancels in order to replay the log.
      if (!isUnavailable(error)) throw error
      isCurrent = false
      void awaitReplay()
      return primary.query(text, values)
    }
  }

  async function awaitReplay(): Promise<void> {
    if (isWaiting) return
    isWaiting = true
    while (!isCurrent && !isClosed) {
      const pause = await catchUp().catch((error: Error) => {
        if (!isClosed) onError(error)
        return RETRY_MS
      })
      if (pause > 0) await wait(pause, undefined, { ref: false })
    }
    isWaiting = false
  }

  /** Checks the replica; returns the delay before the next check in ms, 0 if it is current. */
  async function catchUp(): Promise<number> {
    // Kept until reached: under constant writing, a replica would never catch up with a moving position.
    if (goal?.changes !== changes) {
      const target = changes
      const { rows } = await primary.query<{ position: string }>(POSITION)
      goal = { changes: target, position: rows[0]?.position ?? '' }
    }
    const { rows } = await pool.query<{ hasReplayed: boolean | null }>(HAS_REPLAYED, [
      goal.position,
    ])
    isCurrent = rows[0]?.hasReplayed === true && goal.changes === changes
    return isCurrent ? 0 : POLL_MS
  }
}
