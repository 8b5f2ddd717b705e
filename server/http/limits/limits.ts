import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import { countLimit } from '../../database/count-limit'
import type { Database } from '../../database/database'
import type { Orm } from '../../database/orm'
import { rateLimits } from '../../database/tables'
import { countNamed, counts } from '../../metrics/counts'
import { widerNetwork } from '../network-of'
import { BUDGETS, type Budget, type BudgetName, type Budgets } from './budgets'

/** The points a key has used in its current window. */
interface Count {
  /** Used on this server, and on the others as of the last synchronisation. */
  spent: number
  /** Used here and not yet written to the database. */
  untold: number
  /** End of the window shared by the servers; `null` before the first synchronisation. */
  sharedUntil: number | null
  /** End of the window, in milliseconds since 1970. */
  until: number
}

/** Limits memory to about 10 MB per budget; a flood from more networks evicts its own counts. */
const MAX_KEYS = 50_000

/** The counts of this process: limited in number, without a timer each, read synchronously. */
class Counters {
  readonly #counts = new LRUCache<string, Count>(countLimit(MAX_KEYS))
  readonly #milliseconds: number
  readonly #now: () => number

  constructor(seconds: number, now: () => number) {
    this.#milliseconds = seconds * 1000
    this.#now = now
  }

  /** Returns the count of a key’s current window; `null` if nothing was used. */
  peek(key: string): Count | null {
    const known = this.#counts.get(key)
    return known && known.until > this.#now() ? known : null
  }

  /** Returns the count of a key’s current window and starts one if there is none. */
  begin(key: string): Count {
    const known = this.peek(key)
    if (known) return known
    const count = {
      spent: 0,
      untold: 0,
      sharedUntil: null,
      until: this.#now() + this.#milliseconds,
    }
    this.#counts.set(key, count)
    return count
  }
}

/** An IPv6 /48, which belongs to one customer, has this many times the budget of a /64. */
const WIDER = 8
/** Counts are written to the database in steps of a twentieth of the budget, so that most callers never cause a write. */
const TOLD_IN = 20
/** Tolerance for the end of the same window between two replies, in milliseconds. */
const SAME_WINDOW_MS = 1_000

interface Holder {
  readonly key: string
  readonly most: number
}

interface BudgetCounterParts {
  readonly name: string
  readonly budget: Budget
  readonly orm: Orm
  readonly now: () => number
  /** Called when the counts could not be synchronized. */
  readonly onAlone: (error: unknown) => void
}

/** One budget and the points each key has used. */
class BudgetCounter {
  readonly #parts: BudgetCounterParts
  readonly #counters: Counters
  readonly #store: RateLimiterDrizzle | null

  constructor(parts: BudgetCounterParts) {
    const { budget, name, orm, now } = parts
    this.#parts = parts
    this.#counters = new Counters(budget.seconds, now)
    this.#store = budget.shared
      ? new RateLimiterDrizzle({
          keyPrefix: name,
          points: budget.points,
          duration: budget.seconds,
          storeClient: orm,
          schema: rateLimits,
          // A single sweep clears all budgets (`limits.ts`).
          clearExpiredByTimeout: false,
        })
      : null
  }

  /** Returns the seconds until the points are available; `null` if they are. */
  wait(key: string, points: number): number | null {
    const { now } = this.#parts
    const ends = this.#holders(key).flatMap(({ key: one, most }) => {
      const count = this.#counters.peek(one)
      return count && count.spent + points > most ? count.until : []
    })
    return ends.length > 0 ? Math.max(1, Math.ceil((Math.max(...ends) - now()) / 1000)) : null
  }

  /** Adds or subtracts points; returns the key’s own total. */
  async add(key: string, points: number): Promise<number> {
    const counts = this.#holders(key).map((holder) => {
      const count = this.#counters.begin(holder.key)
      const change = Math.max(points, -count.spent)
      count.spent += change
      count.untold += change
      return { ...holder, count }
    })
    await Promise.all(counts.map(({ key: one, count }) => this.#tell(one, count)))
    return counts[0]?.count.spent ?? 0
  }

  #holders(key: string): readonly Holder[] {
    const { points } = this.#parts.budget
    const wider = widerNetwork(key)
    return wider === null
      ? [{ key, most: points }]
      : [
          { key, most: points },
          { key: wider, most: points * WIDER },
        ]
  }

  /** Writes the count; the statement returns the total of all servers. */
  async #tell(key: string, count: Count): Promise<void> {
    const { budget, now, onAlone } = this.#parts
    const telling = count.untold
    if (!this.#store || telling === 0) return
    if (Math.abs(telling) < budget.points / TOLD_IN) return
    count.untold = 0
    try {
      const { consumedPoints, msBeforeNext } = await this.#store.penalty(shortened(key), telling)
      take(count, { consumed: consumedPoints, until: now() + msBeforeNext })
    } catch (error) {
      onAlone(error)
    }
  }
}

/**
 * Applies the servers’ shared total. Concurrent responses can arrive in any order, so a count never decreases within a window.
 */
function take(
  count: Count,
  { consumed, until }: { readonly consumed: number; readonly until: number },
): void {
  const together = Math.max(0, consumed + count.untold)
  const isNewWindow = count.sharedUntil !== null && until > count.sharedUntil + SAME_WINDOW_MS
  count.spent = isNewWindow ? together : Math.max(count.spent, together)
  count.sharedUntil = until
  count.until = until
}

/** Hashes the key, for a fixed length and to keep email addresses out of the database. */
function shortened(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** The server’s rate limiter, with named budgets for networks (`networkOf`) or accounts. */
export interface Limits {
  /**
   * Deducts points before work is done; returns `null` on success, otherwise the seconds to wait. A key is a network, starts with
   * one, or is an account.
   */
  spend(budget: BudgetName, key: string, points?: number): Promise<number | null>
  /** Charges work already done, for example in milliseconds; returns the total. Never refuses. */
  count(budget: BudgetName, key: string, points?: number): Promise<number>
  /** Returns the seconds until the budget has the points, as known to this server; `null` if it has them. No I/O. */
  wait(budget: BudgetName, key: string, points?: number): number | null
  /** Refunds the points of attempts that turned out to be legitimate. */
  returnToAuthor(budget: BudgetName, key: string, points?: number): Promise<void>
  close(): void
}

const SWEEPING_MS = 300_000

interface Parts {
  readonly database: Pick<Database, 'orm'>
  readonly log: Pick<Logger, 'warn'>
  readonly budgets?: Partial<Budgets>
  readonly now?: () => number
}

/**
 * Creates limits that count in this process first and synchronize with other servers through the database (decision 12). While it
 * is unavailable, each server counts for itself and no request is admitted or refused because of that.
 */
export function createLimits({ database, log, budgets = {}, now = Date.now }: Parts): Limits {
  const counters = new Map(
    Object.entries({ ...BUDGETS, ...budgets }).map(([name, budget]) => [
      name,
      new BudgetCounter({ name, budget, orm: database.orm, now, onAlone }),
    ]),
  )
  const sweeping = setInterval(() => void sweep(), SWEEPING_MS)
  sweeping.unref()
  return {
    async spend(name, key, points = 1) {
      const counter = counterOf(name)
      const wait = counter.wait(key, points)
      if (wait !== null) return refused(name, wait)
      await counter.add(key, points)
      // The budget can only be exceeded here if other servers have used points in the meantime.
      return refused(name, counter.wait(key, 0))
    },
    count: (name, key, points = 1) => counterOf(name).add(key, points),
    wait: (name, key, points = 1) => refused(name, counterOf(name).wait(key, points)),
    returnToAuthor: async (name, key, points = 1) => void (await counterOf(name).add(key, -points)),
    close: () => clearInterval(sweeping),
  }

  function refused(name: BudgetName, wait: number | null): number | null {
    if (wait !== null) countNamed(counts.refusals, name)
    return wait
  }

  function counterOf(name: BudgetName): BudgetCounter {
    const counter = counters.get(name)
    if (!counter) throw new Error(`Unknown rate limit '${name}'`)
    return counter
  }

  function onAlone(error: unknown): void {
    log.warn(
      { err: error },
      'the database is unavailable: this server counts its rate limits alone',
    )
  }

  /** Deletes the rows of expired windows. */
  async function sweep(): Promise<void> {
    try {
      await database.orm.delete(rateLimits).where(lt(rateLimits.expire, new Date(now())))
    } catch (error) {
      onAlone(error)
    }
  }
}
