/** Work that takes the processor for long, a few pieces at a time. */
export interface JobQueue {
  /**
   * Runs a job when its turn comes. A job asked for again before it has ended is run once. What somebody waits
   * for goes first; patient jobs take one lane at most.
   */
  run<Result>(name: string, work: () => Promise<Result>, patient?: boolean): Promise<Result>
}

interface Job {
  readonly patient: boolean
  readonly start: () => Promise<void>
}

export function createJobQueue(lanes: number): JobQueue {
  const waiting: Job[] = []
  const known = new Map<string, Promise<unknown>>()
  let running = 0
  let patientRunning = 0
  return { run }

  function run<Result>(
    name: string,
    work: () => Promise<Result>,
    patient = false,
  ): Promise<Result> {
    const same = known.get(name)
    if (same) return same as Promise<Result>
    const result = new Promise<Result>((resolve, reject) => {
      waiting.push({ patient, start: () => work().then(resolve, reject) })
    }).finally(() => known.delete(name))
    known.set(name, result)
    startNext()
    return result
  }

  function startNext(): void {
    if (running >= lanes) return
    const next = take()
    if (!next) return
    running += 1
    if (next.patient) patientRunning += 1
    void next.start().finally(() => {
      running -= 1
      if (next.patient) patientRunning -= 1
      startNext()
    })
  }

  function take(): Job | undefined {
    const urgent = waiting.findIndex(({ patient }) => !patient)
    if (urgent >= 0) return waiting.splice(urgent, 1)[0]
    return patientRunning === 0 ? waiting.shift() : undefined
  }
}
