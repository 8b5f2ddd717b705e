/** Measures what work costs while other work goes on beside it. */
interface CpuMeter {
  /** Does something; returns the milliseconds of processor time that fell to it, whether it went well or not. */
  measure<Answer>(work: () => Promise<Answer>, charge: (ms: number) => void): Promise<Answer>
}

/** The process's own time is shared out among what is going on at each moment, so that waiting costs nothing. */
export function createCpuMeter(cpuMs: () => number = processorMs): CpuMeter {
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
    const now = cpuMs()
    const share = going.size > 0 ? (now - lookedAt) / going.size : 0
    for (const job of going) job.ms += share
    lookedAt = now
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
