/** Queue for CPU-intensive jobs with limited concurrency. */
interface JobQueue {
  /**
   * Runs a job when a slot is free. A job with the name of an unfinished one shares its result. Jobs that block a request go
   * first; patient jobs use at most one slot. Rejects with `QueueFull` immediately if too many are waiting.
   */
  run<Result>(name: string, work: () => Promise<Result>, patient?: boolean): Promise<Result>
  /** Returns whether a job with this name is running or waiting, so that requesting it again costs nothing. */
  has(name: string): boolean
}

interface JobQueueOptions {
  /** Number of concurrent jobs. */
  readonly concurrency: number
  /** Maximum number of waiting jobs, excluding patient ones. */
  readonly mostWaiting: number
  /** Maximum number of waiting patient jobs. */
  readonly mostPatient?: number
}

/** Error if another job would wait too long. Can be retried. */
export class QueueFull extends Error {}

interface Job {
  readonly patient: boolean
  readonly start: () => Promise<void>
}

export function createJobQueue({
  concurrency,
  mostWaiting,
  mostPatient = 0,
}: JobQueueOptions): JobQueue {
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
    return running < concurrency && (!patient || patientRunning === 0)
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
    if (running >= concurrency) return undefined
    return urgent.shift() ?? (patientRunning === 0 ? patients.shift() : undefined)
  }
}
