/** Work that takes the processor for long, a few pieces at a time. */
interface JobQueue {
  /**
   * Runs a job when its turn comes. A job asked for again before it has ended is run once. What someone waits
   * for goes first; patient jobs take one lane at most. Rejects with `QueueFull` at once when too many are waiting.
   */
  run<Result>(name: string, work: () => Promise<Result>, patient?: boolean): Promise<Result>
  /** Whether a job of this name runs or waits: asking for it again costs nothing. */
  has(name: string): boolean
}

interface JobQueueOptions {
  /** How many jobs run at a time. */
  readonly lanes: number
  /** How many jobs may wait that someone waits for. */
  readonly mostWaiting: number
  /** How many patient jobs may wait. */
  readonly mostPatient?: number
}

/** Another job would wait too long. It may be tried again. */
export class QueueFull extends Error {}

interface Job {
  readonly patient: boolean
  readonly start: () => Promise<void>
}

export function createJobQueue({ lanes, mostWaiting, mostPatient = 0 }: JobQueueOptions): JobQueue {
  const urgent: Job[] = []
  const patients: Job[] = []
  const known = new Map<string, Promise<unknown>>()
  let running = 0
  let patientRunning = 0
  return { run, has: (name) => known.has(name) }

  function run<Result>(
    name: string,
    work: () => Promise<Result>,
    patient = false,
  ): Promise<Result> {
    const same = known.get(name)
    if (same) return same as Promise<Result>
    const [waiting, most] = patient ? [patients, mostPatient] : [urgent, mostWaiting]
    if (waiting.length >= most && !canStart(patient))
      return Promise.reject(new QueueFull(`${most} jobs are already waiting`))
    const result = new Promise<Result>((resolve, reject) => {
      waiting.push({ patient, start: () => work().then(resolve, reject) })
    }).finally(() => known.delete(name))
    known.set(name, result)
    startNext()
    return result
  }

  function canStart(patient: boolean): boolean {
    return running < lanes && (!patient || patientRunning === 0)
  }

  function startNext(): void {
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
    if (running >= lanes) return undefined
    return urgent.shift() ?? (patientRunning === 0 ? patients.shift() : undefined)
  }
}
