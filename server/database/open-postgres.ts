import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createAbortableOrm } from './abortable-orm'
import type { Database, DatabaseLog } from './database'
import { GuardedPool, type PoolOptions } from './guarded-pool'
import type { Orm, StoredKinds } from './orm'
import { openReplica } from './replica'

const RECONNECT_MS = 1000

/** Opens PostgreSQL 15 or newer. The app keeps running while the server is unavailable; queries fail until it is back. */
export function openPostgres(
  databaseUrl: string,
  {
    kinds,
    replicaUrl,
    ...options
  }: Omit<PoolOptions, 'databaseUrl'> & Pick<OpenOptions, 'kinds' | 'replicaUrl'>,
): Database {
  const { onError } = options
  const pool = new GuardedPool({ ...options, databaseUrl })
  const orm: Orm = drizzle(pool, { schema: { kinds } })
  const replica = replicaUrl
    ? openReplica({ url: replicaUrl, primary: pool, kinds, onError })
    : null
  const listeners = new Set<Listener>()
  return {
    kind: 'postgres',
    replica,
    url: databaseUrl,
    orm,
    async rows<Row>(query: Parameters<Orm['execute']>[0], on: Orm = orm) {
      const { rows } = (await on.execute(query)) as unknown as { rows: Row[] }
      return rows
    },
    until: createAbortableOrm({ pool, kinds, databaseUrl, onError }),
    async listen(channel, hear) {
      const listener = new Listener({ databaseUrl, channel, hear, onError })
      listeners.add(listener)
      await listener.connect()
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await Promise.all([...listeners].map((listener) => listener.close()))
      await replica?.close()
      await pool.end()
    },
  }
}

export interface OpenOptions {
  /** The storage of each kind of record, which the database's transactions provide. */
  readonly kinds: StoredKinds
  readonly log: DatabaseLog
  /** A copy of the database that the public site is read from. */
  readonly replicaUrl?: string | null
  /** Maximum number of connections of the pool. */
  readonly connections?: number
}

/** Opens an external PostgreSQL server. */
export function openServer(
  databaseUrl: string,
  { kinds, log, replicaUrl = null, connections }: OpenOptions,
): Database {
  return openPostgres(databaseUrl, {
    ...{ kinds, replicaUrl, ...(connections !== undefined && { connections }) },
    // Logs only the message: the driver attaches its whole state to errors.
    onError: ({ message }) => log.warn(`The database closed a connection: ${message}`),
  })
}

interface ListenerOptions {
  readonly databaseUrl: string
  readonly channel: string
  readonly hear: (message: string) => void
  readonly onError: (error: Error) => void
}

/** A separate connection that listens to one channel, and reconnects when it breaks. */
class Listener {
  readonly #options: ListenerOptions
  #client: pg.Client | null = null
  #again: NodeJS.Timeout | null = null
  #closed = false

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  async connect(): Promise<void> {
    const { databaseUrl, channel, hear, onError } = this.#options
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    this.#client = client
    client.on('error', onError)
    client.on('notification', ({ payload = '' }) => hear(payload))
    client.on('end', () => this.#reconnect(client))
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      // Messages may have been missed while disconnected.
      hear('')
    } catch (error) {
      onError(error as Error)
      this.#reconnect(client)
    }
  }

  #reconnect(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = null
    client.end().catch(this.#options.onError)
    this.#again = setTimeout(() => void this.connect(), RECONNECT_MS)
    this.#again.unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#again) clearTimeout(this.#again)
    await this.#client?.end()
  }
}
