import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Orm, StoredKinds } from './orm'
import { ReplicaClient } from './pipelined-client'
import { isUnavailable } from './unavailable'

/** A copy of the database that is read from where it knows every change that this server has heard of. */
export interface Replica {
  /** For reading: from the copy, or from the database itself while the copy is behind or away. */
  readonly orm: Orm
  readonly isCurrent: boolean
  /** Something has changed: nothing is read from the copy until it has that, too. */
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
/** Delay before an unreachable replica is tried again. */
const AWAY_MS = 2_000

/** Compares the replica’s replay position with the primary’s log position. A database that accepts writes is not a replica. */
const POSITION = 'select pg_current_wal_flush_lsn()::text as position'
const HAS_COME =
  'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasCome"'

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
  let [isCurrent, isLooking, isClosed] = [false, false, false]
  /** The position of the log after the newest change. */
  let goal: { readonly changes: number; readonly position: string } | null = null
  void look()
  return {
    // Drizzle asks nothing but `query` of what it is given, unless for a transaction.
    orm: drizzle({ query } as unknown as pg.Pool, { schema: { kinds } }),
    get isCurrent() {
      return isCurrent
    },
    changed() {
      changes += 1
      isCurrent = false
      void look()
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
      // Also what the copy cancels because it has to go on with the log.
      if (!isUnavailable(error)) throw error
      isCurrent = false
      void look()
      return primary.query(text, values)
    }
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    while (!isCurrent && !isClosed) {
      const pause = await catchUp().catch((error: Error) => {
        if (!isClosed) onError(error)
        return AWAY_MS
      })
      if (pause > 0) await wait(pause, undefined, { ref: false })
    }
    isLooking = false
  }

  /** Answers when to look again, in milliseconds. */
  async function catchUp(): Promise<number> {
    // Not anew with each look: under constant writing the copy would never have come as far.
    if (goal?.changes !== changes) {
      const asked = changes
      const { rows } = await primary.query<{ position: string }>(POSITION)
      goal = { changes: asked, position: rows[0]?.position ?? '' }
    }
    const { rows } = await pool.query<{ hasCome: boolean | null }>(HAS_COME, [goal.position])
    isCurrent = rows[0]?.hasCome === true && goal.changes === changes
    return isCurrent ? 0 : POLL_MS
  }
}
