import type { LimitFunction } from 'p-limit'
import type { Limits } from './limits'
import { BudgetSpent } from './too-many'
import { createWorkMeter } from './work-meter'

/** Who work is done for. */
export interface Payer {
  /** Throws `BudgetSpent` when no more is done for them now. */
  check(): void
  /** Charges the milliseconds of work that it took. */
  charge(ms: number): void
}

/** Does work at the expense of a payer; without one it is charged to nobody. */
export type Paid = <Answer>(
  payer: Payer | undefined,
  work: () => Promise<Answer>,
) => Promise<Answer>

/** What is paid for takes turns. */
export function createPaid(turns: LimitFunction): Paid {
  const meter = createWorkMeter()
  return (payer, work) => {
    if (!payer) return work()
    return turns(() => {
      payer.check()
      return meter.measure(work, payer.charge)
    })
  }
}

/** A network that pays for pages that are not cached. */
export function payerOf(limits: Pick<Limits, 'wait' | 'count'>, network: string): Payer {
  return {
    check() {
      const seconds = limits.wait('uncachedPages', network)
      if (seconds !== null) throw new BudgetSpent('uncachedPages', seconds)
    },
    charge: (ms) => void limits.count('uncachedPages', network, ms),
  }
}
