import { createHash } from 'node:crypto'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Orm } from '../../database/orm'
import { rateLimits } from '../../database/tables'
import { widerNetwork } from '../network-of'
import type { Budget } from './budgets'
import { type Count, Counters } from './counters'

/** A /48 of IPv6, which belongs to one customer, has as much as so many of its /64. */
const WIDER = 8
/** Points are written to the database a twentieth of the budget at a time: most callers never cost a write. */
const TOLD_IN = 20
/** How much the end of one window may differ between two replies, in milliseconds. */
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
  /** Called when the counts could not be shared. */
  readonly onAlone: (error: unknown) => void
}

/** One budget: who has taken how much of it. */
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
          // One sweep for all budgets (`limits.ts`).
          clearExpiredByTimeout: false,
        })
      : null
  }

  /** Seconds until there are so many points again; `null` when they are there. */
  wait(key: string, points: number): number | null {
    const { now } = this.#parts
    const ends = this.#holders(key).flatMap(({ key: one, most }) => {
      const count = this.#counters.peek(one)
      return count && count.spent + points > most ? count.until : []
    })
    return ends.length > 0 ? Math.max(1, Math.ceil((Math.max(...ends) - now()) / 1000)) : null
  }

  /** Adds or subtracts points; returns how many the key itself has taken then. */
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

  /** The statement returns what the other servers have counted. */
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
 * Takes over what the servers have counted together. Answers to ten who ask at once come in any order: within one window
 * a count never falls by them.
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

/** Hashed: of one length, and without e-mail addresses. */
function shortened(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
