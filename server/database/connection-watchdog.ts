import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Timeouts, in milliseconds. */
interface WatchdogTimeouts {
  /** Time without any response to a pending query after which a new connection is tried. */
  readonly idle: number
  /** Timeout of a new connection. */
  readonly connect: number
  /** Interval of checks. */
  readonly interval: number
}

const TIMEOUTS: WatchdogTimeouts = { idle: 3_000, connect: 2_000, interval: 1_000 }
const STEP_MS = 50
/** Number of failed attempts after which the server counts as hanging. */
const MAX_FAILURES = 3

export interface ConnectionWatchdogOptions {
  readonly databaseUrl: string
  readonly timeouts?: WatchdogTimeouts
  /** Called when the server hangs, and repeatedly while it does, so that its supervisor can restart it. */
  readonly onHang?: () => void
}

/**
 * Detects a server that keeps its connections open but sends nothing: stopped, out of memory, or behind a broken network, which
 * sockets report only after minutes. A busy server isn't affected, because every response and every new connection counts. A
 * server that refuses connections needs no detection.
 */
export class ConnectionWatchdog {
  readonly #options: ConnectionWatchdogOptions
  readonly #timeouts: WatchdogTimeouts
  readonly #inUse = new Set<pg.PoolClient>()
  readonly #timer: NodeJS.Timeout
  #lastAnswer = 0
  /** Consecutive failed attempts. */
  #failures = 0
  /** True if a caller timed out waiting for a new connection. */
  #isSuspect = false
  #isTrying = false

  constructor(pool: pg.Pool, options: ConnectionWatchdogOptions) {
    this.#options = options
    this.#timeouts = options.timeouts ?? TIMEOUTS
    pool.on('connect', (client) => void client.on('drain', () => this.#heard()))
    pool.on('acquire', (client) => {
      if (this.#inUse.size === 0) this.#heard()
      this.#inUse.add(client)
    })
    pool.on('release', (_error, client) => void this.#inUse.delete(client))
    this.#timer = setInterval(() => void this.#check(), this.#timeouts.interval)
    this.#timer.unref()
  }

  /** True while queries fail at once, until the server responds again. */
  get isSilent(): boolean {
    return this.#failures > 0
  }

  /** Called after a new connection timed out: checks whether the server is the cause. */
  notGreeted(): void {
    this.#isSuspect = true
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #heard(): void {
    this.#lastAnswer = performance.now()
  }

  async #check(): Promise<void> {
    if (this.#isTrying || !(this.isSilent || this.#isSuspect || this.#isOverdue())) return
    this.#isTrying = true
    this.#isSuspect = false
    if (await canConnect(this.#options.databaseUrl, this.#timeouts.connect)) {
      this.#failures = 0
      this.#heard()
    } else {
      this.#fail()
    }
    this.#isTrying = false
  }

  #isOverdue(): boolean {
    return this.#inUse.size > 0 && performance.now() - this.#lastAnswer > this.#timeouts.idle
  }

  #fail(): void {
    this.#failures += 1
    // Rejects pending queries.
    if (this.#failures === 1) for (const client of this.#inUse) cut(client)
    if (this.#failures % MAX_FAILURES === 0) this.#options.onHang?.()
  }
}

/** Returns whether the server responds to a connection in time; a refusal counts as a response. */
async function canConnect(connectionString: string, ms: number): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  // Ignored: the next attempt follows in a second.
  client.on('error', ignore)
  const greeted = client.connect().then(
    () => true,
    () => true,
  )
  const isInTime = await Promise.race([greeted, wait(ms)])
  if (isInTime) await client.end().catch(ignore)
  else client.connection.stream.destroy()
  return isInTime
}

/** Waits in small steps: while this process is busy it can't read responses, and that time must not count. */
async function wait(ms: number): Promise<false> {
  for (let left = ms; left > 0; left -= STEP_MS) await delay(STEP_MS)
  return false
}

/** Not `end`, which would wait for pending queries. */
function cut(client: pg.PoolClient): void {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}

function ignore(): void {
  // See its use.
}
