import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Timeouts, in milliseconds. */
export interface WatchdogTimeouts {
  /** After so long without any response to a pending query, a new connection is tried. */
  readonly silence: number
  /** For accepting a new connection. */
  readonly greeting: number
  /** Between two checks. */
  readonly look: number
}

const TIMEOUTS: WatchdogTimeouts = { silence: 3_000, greeting: 2_000, look: 1_000 }
const STEP_MS = 50
/** After so many failed tries the server is taken to hang. */
const MAX_FAILURES = 3

export interface ConnectionWatchdogOptions {
  readonly databaseUrl: string
  readonly patience?: WatchdogTimeouts
  /** Called when the server hangs, and again while it does, so that its supervisor can restart it. */
  readonly onHang?: () => void
}

/**
 * Detects a server that keeps its connections open and sends nothing: stopped, out of memory, or behind a network that
 * is down, which sockets report only after minutes. A busy server is not taken for one, since every response counts, and so does a
 * new connection. A server that refuses connections needs no detection.
 */
export class ConnectionWatchdog {
  readonly #options: ConnectionWatchdogOptions
  readonly #patience: WatchdogTimeouts
  readonly #inUse = new Set<pg.PoolClient>()
  readonly #timer: NodeJS.Timeout
  #lastAnswer = 0
  /** Consecutive failed tries. */
  #failures = 0
  /** A caller waited in vain for a new connection. */
  #isSuspect = false
  #isTrying = false

  constructor(pool: pg.Pool, options: ConnectionWatchdogOptions) {
    this.#options = options
    this.#patience = options.patience ?? TIMEOUTS
    pool.on('connect', (client) => void client.on('drain', () => this.#heard()))
    pool.on('acquire', (client) => {
      if (this.#inUse.size === 0) this.#heard()
      this.#inUse.add(client)
    })
    pool.on('release', (_error, client) => void this.#inUse.delete(client))
    this.#timer = setInterval(() => void this.#look(), this.#patience.look)
    this.#timer.unref()
  }

  /** True while queries fail at once, until the server responds again. */
  get isSilent(): boolean {
    return this.#failures > 0
  }

  /** Called when a new connection timed out: checks whether the server is the cause. */
  notGreeted(): void {
    this.#isSuspect = true
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #heard(): void {
    this.#lastAnswer = performance.now()
  }

  async #look(): Promise<void> {
    if (this.#isTrying || !(this.isSilent || this.#isSuspect || this.#isOverdue())) return
    this.#isTrying = true
    this.#isSuspect = false
    if (await isGreeted(this.#options.databaseUrl, this.#patience.greeting)) {
      this.#failures = 0
      this.#heard()
    } else {
      this.#fail()
    }
    this.#isTrying = false
  }

  #isOverdue(): boolean {
    return this.#inUse.size > 0 && performance.now() - this.#lastAnswer > this.#patience.silence
  }

  #fail(): void {
    this.#failures += 1
    // Pending queries are rejected now.
    if (this.#failures === 1) for (const client of this.#inUse) cut(client)
    if (this.#failures % MAX_FAILURES === 0) this.#options.onHang?.()
  }
}

/** Whether the server responds to a connection in time; a refusal counts as a response. */
async function isGreeted(connectionString: string, ms: number): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  // Ignored: the next try is a second away.
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

/** In small steps: while this process itself is busy, a response that has arrived is not read, and no time counts. */
async function wait(ms: number): Promise<false> {
  for (let left = ms; left > 0; left -= STEP_MS) await delay(STEP_MS)
  return false
}

/** `end` would wait for pending queries. */
function cut(client: pg.PoolClient): void {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}

function ignore(): void {
  // See its use.
}
