import { lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/database'
import { rateLimits } from '../../database/tables'
import { countNamed, counts } from '../../metrics/counts'
import { BudgetCounter } from './budget-counter'
import { BUDGETS, type BudgetName, type Budgets } from './budgets'

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
  giveBack(budget: BudgetName, key: string, points?: number): Promise<void>
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
    giveBack: async (name, key, points = 1) => void (await counterOf(name).add(key, -points)),
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
