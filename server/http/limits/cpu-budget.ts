import type { LimitFunction } from 'p-limit'
import type { Limits } from './limits'
import { BudgetSpent } from './too-many'
import { createWorkMeter } from './work-meter'

/** The processor time that one network may use. */
export interface CpuBudget {
  /** Throws `BudgetSpent` when it is spent. */
  check(): void
  /** Charges the milliseconds of work that it took. */
  charge(ms: number): void
}

/** Does work and counts its time against a budget; without one it is not counted. */
export type RunOnBudget = <Answer>(
  budget: CpuBudget | undefined,
  work: () => Promise<Answer>,
) => Promise<Answer>

/** Work with a budget takes turns. */
export function createRunOnBudget(turns: LimitFunction): RunOnBudget {
  const meter = createWorkMeter()
  return (budget, work) => {
    if (!budget) return work()
    return turns(() => {
      budget.check()
      return meter.measure(work, budget.charge)
    })
  }
}

/** The budget of a network for pages that are not cached. */
export function cpuBudgetOf(limits: Pick<Limits, 'wait' | 'count'>, network: string): CpuBudget {
  return {
    check() {
      const seconds = limits.wait('uncachedPages', network)
      if (seconds !== null) throw new BudgetSpent('uncachedPages', seconds)
    },
    charge: (ms) => void limits.count('uncachedPages', network, ms),
  }
}
