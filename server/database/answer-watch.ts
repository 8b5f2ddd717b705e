import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** How long a server may take, in milliseconds. */
export interface Patience {
  /** Asked and without any answer for so long, it is tried with a new connection. */
  readonly silence: number
  /** To take a new connection. */
  readonly greeting: number
  /** Between two looks. */
  readonly look: number
}

const PATIENCE: Patience = { silence: 3_000, greeting: 2_000, look: 1_000 }
const STEP_MS = 50
/** After so many tries in vain the server hangs. */
const TRIES = 3

export interface AnswerWatchOptions {
  readonly databaseUrl: string
  readonly patience?: Patience
  /** Called when the server hangs, and again while it goes on: whoever runs it can start it again. */
  readonly onHang?: () => void
}

/**
 * Notices a server that keeps its connections open and answers nothing: stopped, out of memory, or behind a network that
 * is gone, of which sockets tell after minutes. A busy server is not taken for one, since every answer counts, and so does a
 * new connection. A server that refuses says so by itself.
 */
export class AnswerWatch {
  readonly #options: AnswerWatchOptions
  readonly #patience: Patience
  readonly #inUse = new Set<pg.PoolClient>()
  readonly #timer: NodeJS.Timeout
  #lastAnswer = 0
  /** Tries in vain, one after another. */
  #failures = 0
  /** Somebody waited for a new connection in vain. */
  #isDoubted = false
  #isTrying = false

  constructor(pool: pg.Pool, options: AnswerWatchOptions) {
    this.#options = options
    this.#patience = options.patience ?? PATIENCE
    pool.on('connect', (client) => void client.on('drain', () => this.#heard()))
    pool.on('acquire', (client) => {
      if (this.#inUse.size === 0) this.#heard()
      this.#inUse.add(client)
    })
    pool.on('release', (_error, client) => void this.#inUse.delete(client))
    this.#timer = setInterval(() => void this.#look(), this.#patience.look)
    this.#timer.unref()
  }

  /** Whether asking is of no use until the server answers again. */
  get isSilent(): boolean {
    return this.#failures > 0
  }

  /** A new connection was waited for in vain: it is tried whether that was the server. */
  notGreeted(): void {
    this.#isDoubted = true
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #heard(): void {
    this.#lastAnswer = performance.now()
  }

  async #look(): Promise<void> {
    if (this.#isTrying || !(this.isSilent || this.#isDoubted || this.#isOverdue())) return
    this.#isTrying = true
    this.#isDoubted = false
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
    // Whoever waits for an answer is told now.
    if (this.#failures === 1) for (const client of this.#inUse) cut(client)
    if (this.#failures % TRIES === 0) this.#options.onHang?.()
  }
}

/** Whether the server takes a connection in time; a refusal is an answer too. */
async function isGreeted(connectionString: string, ms: number): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  // Of no account: the next try is a second away.
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

/** In small steps: while this process itself is busy, an answer that has come is not read, and no time counts. */
async function wait(ms: number): Promise<false> {
  for (let left = ms; left > 0; left -= STEP_MS) await delay(STEP_MS)
  return false
}

/** `end` would wait for what was asked. */
function cut(client: pg.PoolClient): void {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}

function ignore(): void {
  // See where it is used.
}
