import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Orm, StoredKinds } from './orm'

/** Maximum number of concurrent statements per query, so that the other connections stay available. */
const CONCURRENCY = 4
/** Delay before cancelling, in milliseconds: most statements end sooner than a connection for cancelling could be opened. */
const TIMEOUT_MS = 250

interface UntilStoppedParts {
  readonly pool: pg.Pool
  readonly kinds: StoredKinds
  readonly databaseUrl: string
  /** Called if a statement could not be cancelled; its timeout ends it. */
  readonly onError: (error: Error) => void
}

/**
 * Returns a database that is usable until a signal is aborted: running statements are then cancelled in the database, too, and no
 * more are sent. For reading only; it has no transactions.
 */
export function createAbortableOrm({
  pool,
  kinds,
  databaseUrl,
  onError,
}: UntilStoppedParts): (signal: AbortSignal) => Orm {
  let cancelled: Promise<void> = Promise.resolve()
  return (signal) => {
    const client = new StoppableClient({ pool, signal, cancel })
    // Drizzle only calls `query` on it, except for transactions.
    return drizzle(client as unknown as pg.Pool, { schema: { kinds } })
  }

  /** Cancels one at a time: many clients leaving at once take one extra connection, not one each. */
  function cancel(client: pg.PoolClient): void {
    // The driver's types lack the server's process id.
    const { processID } = client as pg.PoolClient & { readonly processID: number }
    cancelled = cancelled.then(() => cancelStatement(databaseUrl, processID)).catch(onError)
  }
}

interface ClientParts {
  readonly pool: pg.Pool
  readonly signal: AbortSignal
  readonly cancel: (client: pg.PoolClient) => void
}

class StoppableClient {
  readonly #parts: ClientParts
  readonly #waiting: (() => void)[] = []
  #free = CONCURRENCY

  constructor(parts: ClientParts) {
    this.#parts = parts
  }

  async query(query: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const { pool, signal } = this.#parts
    signal.throwIfAborted()
    await this.#turn()
    try {
      signal.throwIfAborted()
      return await this.#ask(await pool.connect(), query, values)
    } catch (error) {
      // Replaces the database's error for a cancelled statement with the abort reason.
      signal.throwIfAborted()
      throw error
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }

  async #turn(): Promise<void> {
    if (this.#free === 0) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#free -= 1
  }

  async #ask(client: pg.PoolClient, query: pg.QueryConfig, values: unknown[]) {
    const { signal, cancel } = this.#parts
    let timer: NodeJS.Timeout | null = null
    let isCancelled = false
    const stop = () => {
      timer = setTimeout(() => {
        isCancelled = true
        cancel(client)
      }, TIMEOUT_MS)
    }
    signal.addEventListener('abort', stop, { once: true })
    try {
      return await client.query(query, values)
    } finally {
      if (timer) clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      // A late cancellation must not hit the next statement on this connection.
      client.release(isCancelled)
    }
  }
}

/** Uses a separate connection, because all those of the pool may be blocked. */
async function cancelStatement(databaseUrl: string, processId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 })
  // Ignored: a broken connection also rejects the query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_cancel_backend($1)', [processId])
  } finally {
    await client.end()
  }
}
