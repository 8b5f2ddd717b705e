import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Orm, StoredKinds } from './orm'

/** Statements at the same time: whatever one query asks, the other connections are for everyone else. */
const CONCURRENCY = 4
/** Most statements are over sooner than a connection that cancels them could be made, in milliseconds. */
const PATIENCE_MS = 250

interface UntilStoppedParts {
  readonly pool: pg.Pool
  readonly kinds: StoredKinds
  readonly databaseUrl: string
  /** Called when a statement could not be cancelled; its time limit ends it then. */
  readonly onError: (error: Error) => void
}

/**
 * The database until a signal: what is being asked then is cancelled, in the database too, and nothing more is asked.
 * For reading; it has no transactions.
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
    // Drizzle asks nothing but `query` of what it is given, unless for a transaction.
    return drizzle(client as unknown as pg.Pool, { schema: { kinds } })
  }

  /** One after the other: a crowd that leaves at once takes one connection more, not as many as it had. */
  function cancel(client: pg.PoolClient): void {
    // The driver's types do not know the number of the server's process.
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
      // Whatever the database says of a statement that was cancelled: the reason is why it was.
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
      }, PATIENCE_MS)
    }
    signal.addEventListener('abort', stop, { once: true })
    try {
      return await client.query(query, values)
    } finally {
      if (timer) clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      // The cancelling may arrive late: it must not meet the next one's statement.
      client.release(isCancelled)
    }
  }
}

/** By a connection of its own: those of the pool may all wait for the very same thing. */
async function cancelStatement(databaseUrl: string, processId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 })
  // Whatever breaks it fails what is asked of it, too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_cancel_backend($1)', [processId])
  } finally {
    await client.end()
  }
}
