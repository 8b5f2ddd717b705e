import { performance } from 'node:perf_hooks'
import type { LimitFunction } from 'p-limit'
import type { Limits } from './limits'
import { BudgetSpent } from './too-many'

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

/** Measures the cost of work that runs concurrently with other work. */
interface WorkMeter {
  /** Runs work and charges its share of processor time in milliseconds, even if it fails. */
  measure<Answer>(work: () => Promise<Answer>, consume: (ms: number) => void): Promise<Answer>
}

/** Creates a meter that divides busy time among the work running at each moment, so that waiting costs nothing. */
export function createWorkMeter(workMs: () => number = loopMs): WorkMeter {
  const going = new Set<{ ms: number }>()
  let lookedAt = 0
  return {
    async measure(work, consume) {
      shareOut()
      const job = { ms: 0 }
      going.add(job)
      try {
        return await work()
      } finally {
        shareOut()
        going.delete(job)
        consume(job.ms)
      }
    },
  }

  function shareOut(): void {
    const now = workMs()
    const share = going.size > 0 ? (now - lookedAt) / going.size : 0
    for (const job of going) job.ms += share
    lookedAt = now
  }
}

/**
 * Returns the busy time of the event loop. The process’s CPU time is nearly the same, but summing it over threads takes up to 1
 * ms if two are busy.
 */
function loopMs(): number {
  return performance.eventLoopUtilization().active
}
