import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Announced, announced, type ExternalSubscribers } from './announcements'
import { EVERYTHING } from './cache-tags'
import {
  type ChangePosition,
  changesSince,
  currentPosition,
  logChange,
  shortenLog,
} from './change-log'
import type { Database } from './database'
import type { Orm } from './orm'
import { retryRaces } from './retry'

/** Called with the tags of changes (`cache-tags.ts`): `event:7`, `event@ottawa`; `*` means everything. */
type ChangeListener = (keys: readonly string[]) => void | Promise<void>

/** Notifies this process and the others of changed records. */
export interface Changes {
  /**
   * Runs a transaction. Listeners in this process have run before the promise resolves; those of other processes run at once or,
   * if a message was lost, within seconds. A conflicting transaction is retried, so the work must do nothing but query the
   * database.
   */
  write<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
  listen(listener: ChangeListener): () => void
  /** Updated by `server/webhooks/follow-webhooks.ts`. */
  readonly subscribers: ExternalSubscribers
  /** The position up to which every listener has handled all changes. */
  readonly heardUpTo: ChangePosition
  /** Returns the keys changed since a position; `*` if unknown. */
  since(position: ChangePosition): Promise<readonly string[]>
  /** Waits for pending reads and notifications, so that the database can be closed. */
  close(): Promise<void>
}

const CHANNEL = 'toran_changes'
const POLL_MS = 5_000
/** Minimum time for which the ids of delivered changes are remembered: longer than a poll takes. */
const REMEMBER_MS = 120_000

/** Maximum length of a message with keys, in characters: PostgreSQL allows 8,000 bytes. */
const MAX_MESSAGE = 7_000

/** Calls back with the keys changed by any process. Returns a function that stops it. */
export function onChange(
  { changes }: { readonly changes: Changes },
  listener: ChangeListener,
): () => void {
  return changes.listen(listener)
}

export async function createChanges(database: Database, log: Logger): Promise<Changes> {
  const feed = new ChangeFeed(database, log, await currentPosition(database))
  await feed.start()
  return feed
}

class ChangeFeed implements Changes {
  readonly subscribers: ExternalSubscribers = { hasWebhooks: false }
  readonly #database: Database
  readonly #log: Logger
  readonly #listeners = new Set<ChangeListener>()
  /** Ids of delivered changes, with the time. */
  readonly #seen = new Map<number, number>()
  /** This process's writes that are not delivered yet. */
  readonly #writing = new Set<Promise<unknown>>()
  /** Number of failed writes that may have been committed anyway. */
  #uncertain = 0
  /** Distinguishes this process's messages from others'. */
  readonly #name = randomUUID()
  /** True if a commit has not been announced to the other servers yet. */
  #hasNews = false
  /** Passing keys not sent to the other servers yet. */
  readonly #passing = new Set<string>()
  /** The pending notification of the other servers; `null` if there is none. */
  #telling: Promise<void> | null = null
  #isClosed = false
  #heardUpTo: ChangePosition
  #timer: NodeJS.Timeout | null = null
  #polling: Promise<void> = Promise.resolve()

  constructor(database: Database, log: Logger, position: ChangePosition) {
    this.#database = database
    this.#log = log
    this.#heardUpTo = position
  }

  async start(): Promise<void> {
    // The embedded database belongs to this process alone, so no other process can change anything.
    if (this.#database.kind === 'postgres')
      await this.#database.listen(CHANNEL, (message) => this.#hearMessage(message))
    this.#timer = setInterval(() => void this.#poll(), POLL_MS)
    this.#timer.unref()
  }

  get heardUpTo(): ChangePosition {
    return this.#heardUpTo
  }

  async since(position: ChangePosition): Promise<readonly string[]> {
    const changes = await changesSince(this.#database, position)
    return changes ? [...new Set(changes.flatMap(({ keys }) => keys))] : [EVERYTHING]
  }

  async write<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result> {
    const written = retryRaces(() => this.#transaction(work)).then(async ({ result, keys }) => {
      const all = new Set([...keys.logged, ...keys.passing])
      if (all.size === 0) return result
      this.#tellOthers(keys)
      await this.#deliver([...all])
      return result
    })
    this.#writing.add(written)
    try {
      return await written
    } finally {
      this.#writing.delete(written)
    }
  }

  async #transaction<Result>(work: (tx: Orm) => Promise<Result>) {
    let id: number | null = null
    try {
      return await this.#database.orm.transaction(async (tx) => {
        const { subscribers } = this
        const keys: Announced = { subscribers, logged: new Set(), passing: new Set() }
        announced.set(tx, keys)
        const result = await work(tx)
        if (keys.logged.size > 0) {
          id = await this.#note(tx, [...keys.logged])
          await subscribers.purge?.(tx, [...keys.logged])
        }
        return { result, keys }
      })
    } catch (error) {
      // If the connection broke during the commit, it may have been committed anyway: the next poll finds out.
      if (id !== null) {
        this.#seen.delete(id)
        this.#uncertain += 1
      }
      throw error
    }
  }

  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer) clearInterval(this.#timer)
    this.#listeners.clear()
    await Promise.all([this.#polling, this.#telling])
  }

  async #note(tx: Orm, keys: readonly string[]): Promise<number> {
    const id = await logChange(tx, keys)
    this.#seen.set(id, Date.now())
    return id
  }

  /**
   * Notifies the other servers after the commit, with several notifications combined: transactions that notify are committed one
   * by one, each waiting for the disk. Other servers' next poll makes up for a lost message.
   */
  #tellOthers({ logged, passing }: Announced): void {
    if (this.#database.kind !== 'postgres') return
    this.#hasNews ||= logged.size > 0
    for (const key of passing) this.#passing.add(key)
    this.#telling ??= this.#tellNow()
  }

  async #tellNow(): Promise<void> {
    try {
      while (this.#hasNews || this.#passing.size > 0) {
        const messages = this.#takeMessages().map(
          (text): SQL => sql`pg_notify(${CHANNEL}, ${text})`,
        )
        await this.#database.rows(sql`select ${sql.join(messages, sql`, `)}`)
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'failed to notify other servers of a change')
    } finally {
      this.#telling = null
    }
  }

  /**
   * Returns the messages to send. An empty one means: read the log. Others contain the sender and passing keys, split by size.
   */
  #takeMessages(): readonly string[] {
    const messages = this.#hasNews ? [''] : []
    this.#hasNews = false
    let text = this.#name
    for (const key of this.#passing) {
      if (text.length + key.length >= MAX_MESSAGE) break
      text += ` ${key}`
      this.#passing.delete(key)
    }
    return text === this.#name ? messages : [...messages, text]
  }

  #hearMessage(message: string): void {
    const [sender, ...keys] = message.split(' ')
    if (keys.length === 0) void this.#poll()
    else if (sender !== this.#name && !this.#isClosed) void this.#deliver(keys)
  }

  async #deliver(keys: readonly string[]): Promise<void> {
    for (const listener of this.#listeners) {
      try {
        await listener(keys)
      } catch (error) {
        this.#log.error({ err: error, keys }, 'a change listener failed')
      }
    }
  }

  /** Polls one at a time; a message that arrives meanwhile causes the next poll. */
  #poll(): Promise<void> {
    this.#polling = this.#polling.then(async () => {
      if (this.#isClosed) return
      try {
        await this.#pollNow()
      } catch (error) {
        this.#log.warn({ err: error }, 'failed to read changes from other servers')
      }
    })
    return this.#polling
  }

  async #pollNow(): Promise<void> {
    const uncertain = this.#uncertain
    const end = await currentPosition(this.#database)
    const writing = [...this.#writing]
    await this.#hear()
    // A write committed before `end` was read may still be calling its listeners.
    await Promise.allSettled(writing)
    // A failed write that may have been committed is found by a poll that starts after it.
    if (this.#uncertain === uncertain) this.#heardUpTo = end
    if (Math.random() < 0.01) await shortenLog(this.#database)
  }

  /** Delivers changes committed since the last poll and not delivered yet. */
  async #hear(): Promise<void> {
    const now = Date.now()
    const changes = await changesSince(this.#database, this.#heardUpTo)
    // The log doesn’t go back far enough: anything may have changed.
    if (!changes) return this.#deliver([EVERYTHING])
    const fresh = changes.filter(({ id }) => !this.#seen.has(id))
    for (const { id } of fresh) this.#seen.set(id, now)
    if (fresh.length > 0) await this.#deliver([...new Set(fresh.flatMap(({ keys }) => keys))])
    for (const [id, at] of this.#seen) if (now - at > REMEMBER_MS) this.#seen.delete(id)
  }
}
