import { performance } from 'node:perf_hooks'

/** Measures what work costs while other work goes on beside it. */
interface WorkMeter {
  /** Does something; returns the milliseconds of work that fell to it, whether it went well or not. */
  measure<Answer>(work: () => Promise<Answer>, charge: (ms: number) => void): Promise<Answer>
}

/** The time in which the process works is shared out among what is going on at each moment, so that waiting costs nothing. */
export function createWorkMeter(workMs: () => number = loopMs): WorkMeter {
  const going = new Set<{ ms: number }>()
  let lookedAt = 0
  return {
    async measure(work, charge) {
      shareOut()
      const job = { ms: 0 }
      going.add(job)
      try {
        return await work()
      } finally {
        shareOut()
        going.delete(job)
        charge(job.ms)
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
 * How long the event loop has not been idle. What the process's processor time would say is nearly the same, but the system
 * adds it up over all threads, which takes up to 1 ms where two of them are busy.
 */
function loopMs(): number {
  return performance.eventLoopUtilization().active
}
