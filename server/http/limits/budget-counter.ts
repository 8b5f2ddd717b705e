import { createHash } from 'node:crypto'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Orm } from '../../database/orm'
import { rateLimits } from '../../database/tables'
import { widerNetwork } from '../network-of'
import type { Budget } from './budgets'
import { type Count, Counters } from './counters'

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
export class BudgetCounter {
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
