import type { LimitFunction } from 'p-limit'
import type { Limits } from './limits'
import { BudgetSpent } from './too-many'
import { createWorkMeter } from './work-meter'

/** The processor time available to one network. */
export interface CpuBudget {
  /** Throws `BudgetSpent` if it is used up. */
  check(): void
  /** Charges milliseconds of work. */
  consume(ms: number): void
}

/** Runs work and charges its time to a budget; without a budget it isn’t measured. */
export type RunOnBudget = <Answer>(
  budget: CpuBudget | undefined,
  work: () => Promise<Answer>,
) => Promise<Answer>

/** Creates the function that queues and measures work with a budget. */
export function createRunOnBudget(semaphore: LimitFunction): RunOnBudget {
  const meter = createWorkMeter()
  return (budget, work) => {
    if (!budget) return work()
    return semaphore(() => {
      budget.check()
      return meter.measure(work, budget.consume)
    })
  }
}

/** Returns a network’s budget for uncached pages. */
export function cpuBudgetOf(limits: Pick<Limits, 'wait' | 'count'>, network: string): CpuBudget {
  return {
    check() {
      const seconds = limits.wait('uncachedPages', network)
      if (seconds !== null) throw new BudgetSpent('uncachedPages', seconds)
    },
    consume: (ms) => void limits.count('uncachedPages', network, ms),
  }
}
