import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type CacheTag, EVERYTHING } from './cache-tags'
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

/** Called with the tags of what has changed (`cache-tags.ts`): `event:7`, `event@ottawa`; `*` is everything. */
type ChangeListener = (keys: readonly string[]) => void | Promise<void>

/** Notifies this process and the others of the records that have changed. */
export interface Changes {
  /**
   * Runs one transaction. Listeners in this process have run before the promise resolves,
   * those of the others at once or, when a message got lost, within seconds. A transaction that conflicts with another is
   * retried: the work may do nothing but query the database.
   */
  write<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
  listen(listener: ChangeListener): () => void
  /** Kept up to date by `server/webhooks/follow-webhooks.ts`. */
  readonly followers: Followers
  /** The position up to which every listener has handled all changes. */
  readonly heardUpTo: ChangePosition
  /** The keys of what has changed since a position, `*` when that is unknown. */
  since(position: ChangePosition): Promise<readonly string[]>
  /** Waits for what is being read or told, so that the database can be closed after it. */
  close(): Promise<void>
}

const CHANNEL = 'toran_changes'
const POLL_MS = 5_000
/** How long the ids of delivered changes are remembered at least: longer than a poll takes. */
const REMEMBER_MS = 120_000

/** The most characters of a message that carries keys: PostgreSQL takes 8,000 bytes. */
const MAX_MESSAGE = 7_000

/** Who follows changes from outside, as this server remembers it: a change costs nothing where nobody does. */
export interface Followers {
  hasWebhooks: boolean
  /** Has what shows something dropped by the cache before the site; in the transaction that changes it. */
  purge?: ((tx: Orm, tags: readonly string[]) => Promise<void>) | null
}

/** Keys announced in a transaction that is still open. */
interface Announced {
  readonly followers: Followers
  /** Of what others cached: written to the log, so that nobody misses them. */
  readonly logged: Set<string>
  /** For listeners of this moment alone. */
  readonly passing: Set<string>
}
const announced = new WeakMap<Orm, Announced>()

/** Whether anyone follows what a transaction of `Changes.write` does. */
export function followersOf(tx: Orm): Readonly<Followers> {
  return announced.get(tx)?.followers ?? { hasWebhooks: false }
}

/** Announces, inside a transaction of `Changes.write`, which records it changes. */
export function announce(tx: Orm, keys: readonly CacheTag[]): void {
  const { logged } = announcedIn(tx, keys)
  for (const key of keys) logged.add(key)
}

/**
 * The same for who listens at this moment and looks from time to time anyway, as open pages do: costs the transaction
 * nothing, and may get lost on the way to other servers.
 */
export function announcePassing(tx: Orm, keys: readonly CacheTag[]): void {
  const { passing } = announcedIn(tx, keys)
  for (const key of keys) passing.add(key)
}

/** Discards the announcements of a transaction that will be rolled back. */
export function ignoreAnnouncements(tx: Orm): void {
  const followers = { hasWebhooks: false }
  announced.set(tx, { followers, logged: new Set(), passing: new Set() })
}

function announcedIn(tx: Orm, keys: readonly CacheTag[]): Announced {
  const known = announced.get(tx)
  if (!known) throw new Error(`'${keys.join(' ')}' was announced outside a transaction`)
  return known
}

/** Calls back with the keys of what has changed, whichever process changed it; returns a function that stops it. */
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
  readonly followers: Followers = { hasWebhooks: false }
  readonly #database: Database
  readonly #log: Logger
  readonly #listeners = new Set<ChangeListener>()
  /** Ids of changes that were delivered, with the time. */
  readonly #seen = new Map<number, number>()
  /** Own writes that are not yet delivered. */
  readonly #writing = new Set<Promise<unknown>>()
  /** How many writes failed without it being known whether they were committed. */
  #uncertain = 0
  /** Tells this process's messages from those of others. */
  readonly #name = randomUUID()
  /** Whether a commit has not been announced to the other servers yet. */
  #hasNews = false
  /** Passing keys that the other servers have not been told of yet. */
  readonly #passing = new Set<string>()
  /** The other servers are being told; `null` when there is nothing to tell. */
  #telling: Promise<void> | null = null
  #isClosed = false
  #heardUpTo: ChangePosition
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> = Promise.resolve()

  constructor(database: Database, log: Logger, position: ChangePosition) {
    this.#database = database
    this.#log = log
    this.#heardUpTo = position
  }

  async start(): Promise<void> {
    // The embedded database belongs to this process alone: no other can change anything.
    if (this.#database.kind === 'postgres')
      await this.#database.listen(CHANNEL, (message) => this.#hearMessage(message))
    this.#timer = setInterval(() => void this.#look(), POLL_MS)
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
        const { followers } = this
        const keys: Announced = { followers, logged: new Set(), passing: new Set() }
        announced.set(tx, keys)
        const result = await work(tx)
        if (keys.logged.size > 0) {
          id = await this.#note(tx, [...keys.logged])
          await followers.purge?.(tx, [...keys.logged])
        }
        return { result, keys }
      })
    } catch (error) {
      // When the connection broke while it was committed, it may be committed all the same: the next poll finds out.
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
    await Promise.all([this.#looking, this.#telling])
  }

  async #note(tx: Orm, keys: readonly string[]): Promise<number> {
    const id = await logChange(tx, keys)
    this.#seen.set(id, Date.now())
    return id
  }

  /**
   * After the commit, several notifications in one: transactions that notify are committed one after another, each with a wait for the
   * disk of its own. A lost message is made up for by the others' next poll.
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

  /** An empty message: look into the log. Any other names its sender and passing keys; what one has no room for is in the next. */
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
    if (keys.length === 0) void this.#look()
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

  /** One poll at a time; a message that arrives meanwhile causes the next. */
  #look(): Promise<void> {
    this.#looking = this.#looking.then(async () => {
      if (this.#isClosed) return
      try {
        await this.#lookNow()
      } catch (error) {
        this.#log.warn({ err: error }, 'failed to read changes from other servers')
      }
    })
    return this.#looking
  }

  async #lookNow(): Promise<void> {
    const uncertain = this.#uncertain
    const end = await currentPosition(this.#database)
    const writing = [...this.#writing]
    await this.#hear()
    // A write that was committed before `end` was read may still be calling its listeners.
    await Promise.allSettled(writing)
    // One that may have been committed although it failed is found by a poll that begins after it.
    if (this.#uncertain === uncertain) this.#heardUpTo = end
    if (Math.random() < 0.01) await shortenLog(this.#database)
  }

  /** Delivers what was committed since the last poll and has not been delivered yet. */
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
