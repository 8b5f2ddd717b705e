import { lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/database'
import { rateLimits } from '../../database/tables'
import { countNamed, counts } from '../../metrics/counts'
import { BudgetCounter } from './budget-counter'
import { BUDGETS, type BudgetName, type Budgets } from './budgets'

/** The server's rate limiter: named budgets, for networks (`networkOf`) or accounts. */
export interface Limits {
  /**
   * Takes points from a budget before work is done: `null` when it had them, else the seconds to wait.
   * A key is a network, begins with one, or names an account.
   */
  spend(budget: BudgetName, key: string, points?: number): Promise<number | null>
  /** Charges points for work already done, such as the milliseconds it took; returns the total. Never refuses. */
  count(budget: BudgetName, key: string, points?: number): Promise<number>
  /** Seconds to wait until a budget has so many points, as far as this server knows; `null` when it has. No I/O. */
  wait(budget: BudgetName, key: string, points?: number): number | null
  /** Refunds points of attempts that turned out to be legitimate. */
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
 * Counts in this process first, and together with the other servers through the database (decision 12). While that is
 * unavailable each server counts for itself: no request is admitted or refused because of that.
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
      // More than there was only when other servers have taken some of it.
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

  /** Deletes the rows of windows that have ended. */
  async function sweep(): Promise<void> {
    try {
      await database.orm.delete(rateLimits).where(lt(rateLimits.expire, new Date(now())))
    } catch (error) {
      onAlone(error)
    }
  }
}
