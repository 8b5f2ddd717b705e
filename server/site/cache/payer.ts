import { createWorkMeter } from './work-meter'

/** Who a page is made for. */
export interface Payer {
  /** Throws when no more is to be made for them now. */
  check(): void
  /** Milliseconds of a processor that it took. */
  charge(ms: number): void
}

/** Does work for somebody who may have it done, and tells them what it took; without a payer it is on the house. */
export type Paid = <Answer>(
  payer: Payer | undefined,
  work: () => Promise<Answer>,
) => Promise<Answer>

/** What is paid for takes turns (`limits/turns.ts`). */
export function createPaid(turns: <Answer>(work: () => Promise<Answer>) => Promise<Answer>): Paid {
  const meter = createWorkMeter()
  return (payer, work) => {
    if (!payer) return work()
    return turns(() => {
      payer.check()
      return meter.measure(work, payer.charge)
    })
  }
}
