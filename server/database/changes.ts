import { gt, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { App } from '../app/app'
import type { Database } from './database'
import type { Orm } from './orm'
import { retryRaces } from './retry'
import { changes as changesTable } from './tables'

/** Hears the keys of records that have changed: `location:10`, `document:5`; `*` is everything. */
export type ChangeListener = (keys: readonly string[]) => void | Promise<void>

/** Tells this process and the others which records have changed. */
export interface Changes {
  /**
   * One transaction. What it announces is heard in this process before the promise is kept,
   * and in the others at once or, when a message got lost, within seconds. A transaction that ran into another one is
   * done again: the work may do nothing but ask the database.
   */
  write<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
  listen(listener: ChangeListener): () => void
  close(): void
}

const CHANNEL = 'toran_changes'
const POLL_MS = 5000
/** Longer than any transaction may take, so that one that commits late is still seen. */
const LOOK_BACK_MS = 60_000
const KEEP_MS = 3_600_000

/** Keys announced in a transaction that is still open. */
const announced = new WeakMap<Orm, Set<string>>()

/** Says, inside a transaction of `Changes.write`, which records it changes. */
export function announce(tx: Orm, keys: readonly string[]): void {
  const known = announced.get(tx)
  if (!known) throw new Error(`'${keys.join(' ')}' was announced outside of a write`)
  for (const key of keys) known.add(key)
}

/** Calls back with the keys of what has changed, whichever process changed it; answers how to stop. */
export function onChange(app: Pick<App, 'changes'>, listener: ChangeListener): () => void {
  return app.changes.listen(listener)
}

export async function createChanges(database: Database, log: Logger): Promise<Changes> {
  const feed = new ChangeFeed(database, log)
  // The embedded database belongs to this process alone: nobody else can change anything.
  if (database.kind === 'postgres') await feed.start()
  return feed
}

class ChangeFeed implements Changes {
  readonly #database: Database
  readonly #log: Logger
  readonly #listeners = new Set<ChangeListener>()
  /** Ids of changes that were delivered, with their time; those before are not looked at any more. */
  readonly #seen = new Map<number, number>()
  #lookedAt = Date.now()
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> = Promise.resolve()

  constructor(database: Database, log: Logger) {
    this.#database = database
    this.#log = log
  }

  async start(): Promise<void> {
    await this.#database.listen(CHANNEL, () => void this.#look())
    this.#timer = setInterval(() => void this.#look(), POLL_MS)
    this.#timer.unref()
  }

  async write<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result> {
    const { result, keys } = await retryRaces(() => this.#transaction(work))
    if (keys.size > 0) await this.#deliver([...keys])
    return result
  }

  #transaction<Result>(work: (tx: Orm) => Promise<Result>) {
    return this.#database.orm.transaction(async (tx) => {
      const keys = new Set<string>()
      announced.set(tx, keys)
      const result = await work(tx)
      if (keys.size > 0) await this.#tellOthers(tx, [...keys])
      return { result, keys }
    })
  }

  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#listeners.clear()
  }

  async #tellOthers(tx: Orm, keys: readonly string[]): Promise<void> {
    if (this.#database.kind === 'embedded') return
    const [row] = await tx
      .insert(changesTable)
      .values({ keys: keys.join(' ') })
      .returning({ id: changesTable.id })
    if (row) this.#seen.set(row.id, Date.now())
    await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
  }

  async #deliver(keys: readonly string[]): Promise<void> {
    for (const listener of this.#listeners) {
      try {
        await listener(keys)
      } catch (error) {
        this.#log.error({ err: error, keys }, 'a listener to changes failed')
      }
    }
  }

  /** One look at a time; a message that comes meanwhile is answered by the next. */
  #look(): Promise<void> {
    this.#looking = this.#looking.then(async () => {
      try {
        await this.#lookNow()
      } catch (error) {
        this.#log.warn({ err: error }, 'changes of other instances could not be read')
      }
    })
    return this.#looking
  }

  async #lookNow(): Promise<void> {
    const now = Date.now()
    // Away for longer than can be looked back: anything may have changed.
    if (now - this.#lookedAt > LOOK_BACK_MS) await this.#deliver(['*'])
    const since = new Date(now - LOOK_BACK_MS)
    const { orm } = this.#database
    const rows = await orm.select().from(changesTable).where(gt(changesTable.at, since))
    this.#lookedAt = now
    const fresh = rows.filter(({ id }) => !this.#seen.has(id))
    for (const { id } of fresh) this.#seen.set(id, now)
    if (fresh.length > 0)
      await this.#deliver([...new Set(fresh.flatMap(({ keys }) => keys.split(' ')))])
    await this.#forget(now)
  }

  async #forget(now: number): Promise<void> {
    for (const [id, at] of this.#seen) if (now - at > 2 * LOOK_BACK_MS) this.#seen.delete(id)
    if (Math.random() > 0.01) return
    await this.#database.orm
      .delete(changesTable)
      .where(lt(changesTable.at, new Date(now - KEEP_MS)))
  }
}
