import pg from 'pg'
import { requestName } from '../metrics/request-name'
import { ConnectionWatchdog, type ConnectionWatchdogOptions } from './connection-watchdog'
import { PipelinedClient } from './pipelined-client'

export interface PoolOptions extends ConnectionWatchdogOptions {
  readonly onError: (error: Error) => void
  /** Returns whether the database is read-only now; checked whenever a connection is taken. */
  readonly isReadOnly?: () => boolean
  /** Returns whether the server is known to be down: then no connection is tried. */
  readonly isAway?: () => boolean
  /** Maximum number of connections; ten if omitted. */
  readonly connections?: number
}

const STATEMENT_TIMEOUT_MS = 5000
/** Enough for concurrent work on a few processors; each is a PostgreSQL process of 3 to 6 MiB. */
const MAX_CONNECTIONS = 10

/** The error of a query while the server does not respond. */
class DatabaseAway extends Error {
  readonly code = '08006'
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool of PostgreSQL connections. A hanging server is detected once, after a few seconds (`ConnectionWatchdog`); from then on
 * queries fail at once until it responds again.
 */
export class GuardedPool extends pg.Pool {
  readonly #options: PoolOptions
  readonly #readOnly = new WeakSet<pg.PoolClient>()
  readonly #watch: ConnectionWatchdog
  /** The last `application_name` set on each connection. */
  readonly #names = new WeakMap<pg.PoolClient, string>()

  constructor(options: PoolOptions) {
    super({
      Client: PipelinedClient,
      connectionString: options.databaseUrl,
      max: options.connections ?? MAX_CONNECTIONS,
      connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // For a response lost by the network: the server itself has a statement timeout.
      query_timeout: 2 * STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      // Statements of one tick are pipelined: a save waits for four round trips, not twelve.
      pipeline: true,
    })
    this.#options = options
    this.#watch = new ConnectionWatchdog(this, options)
    // Errors are expected while closing.
    const onError = (error: Error) => this.ending || options.onError(error)
    this.on('error', onError)
    // A client in use emits an error when its connection breaks; without a listener that would end the process.
    this.on('connect', (client) => {
      client.on('error', onError)
      // JIT compilation takes longer than the longest statement; it is off in the embedded database, too.
      client.query('set jit = off').catch(onError)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taken = this.#take()
    // A transaction, or the reads of a query: what lasts, and what others wait for. Single statements come by the callback.
    if (!callback) return taken.then((client) => this.#name(client))
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, ignore),
    )
    return undefined
  }

  /** Sent ahead of what follows, without waiting for it. */
  #name(client: pg.PoolClient): pg.PoolClient {
    const name = `toran ${requestName() ?? ''}`.trimEnd()
    if (this.#names.get(client) === name) return client
    this.#names.set(client, name)
    // A request's id has no character that ends the text (`request-id.ts`).
    client.query(`set application_name = '${name}'`).catch(ignore)
    return client
  }

  override async end(): Promise<void> {
    this.#watch.close()
    await super.end()
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#watch.isSilent || this.#options.isAway?.())
      throw new DatabaseAway('The database doesn’t respond')
    let client: pg.PoolClient
    try {
      client = await super.connect()
    } catch (error) {
      if (/connection timeout/.test((error as Error).message)) this.#watch.notGreeted()
      throw error
    }
    await this.#allowWrites(client)
    return client
  }

  /** Makes PostgreSQL refuse writes in this session: that includes every write, and reads continue. */
  async #allowWrites(client: pg.PoolClient): Promise<void> {
    const isReadOnly = this.#options.isReadOnly?.() ?? false
    if (this.#readOnly.has(client) === isReadOnly) return
    try {
      await client.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
      if (isReadOnly) this.#readOnly.add(client)
      else this.#readOnly.delete(client)
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
}

function ignore(): void {
  // See its use.
}
