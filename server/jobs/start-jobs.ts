import type { Database } from '../database/database'
import { JOBS_CHANNEL } from './enqueue'
import type { AnyJobKind } from './job-kind'
import { type JobParts, msUntilNextJob, runDueJob } from './run-job'

interface JobRunner {
  /** Resolves when no job is due, for tests. */
  idle(): Promise<void>
  /** Waits for the running job and starts no other. */
  stop(): Promise<void>
}

interface RunnerParts extends JobParts {
  readonly database: Pick<Database, 'orm' | 'listen'>
}

/** Polling interval in milliseconds, because notifications may be lost while the database is unavailable. */
const POLL_MS = 10_000
/** Delay in milliseconds if a due job was not claimed: another runner has it, or it became due just after the query. */
const SOON_MS = 200

export interface LoadedJobs {
  /** Each queue runs one job at a time, so that those waiting for external servers don’t delay the others. */
  readonly queues: readonly (readonly AnyJobKind[])[]
  /** Stops what jobs started and still runs when the queues stop: backups and archive exports. */
  stop?(): Promise<void>
}

/**
 * Runs jobs, starting with overdue ones. The kinds are loaded when the first job is due: their code is a quarter of the server’s,
 * and a start needs none of it. Start one runner per process.
 */
export async function startJobs(
  parts: RunnerParts,
  load: () => LoadedJobs | Promise<LoadedJobs>,
): Promise<JobRunner> {
  const { database, log } = parts
  let loaded: LoadedJobs | null = null
  const waiting = openLane(log, {
    next: () => msUntilNextJob(database.orm, null),
    async run() {
      if ((await msUntilNextJob(database.orm, null)) !== 0) return false
      loaded = await load()
      queues = loaded.queues.map((kinds) => laneOf(parts, kinds))
      // Not awaited: it waits for this run.
      void waiting.stop()
      for (const lane of queues) lane.wake()
      return false
    },
  })
  let queues: readonly Lane[] = [waiting]
  await database.listen(JOBS_CHANNEL, () => {
    for (const lane of queues) lane.wake()
  })
  waiting.wake()
  return {
    idle: () => each((lane) => lane.idle()),
    async stop() {
      await each((lane) => lane.stop())
      await loaded?.stop?.()
    },
  }

  /** Also those that are opened meanwhile. */
  async function each(work: (lane: Lane) => Promise<void>): Promise<void> {
    let reached: readonly Lane[] = []
    while (reached !== queues) {
      reached = queues
      await Promise.all(reached.map(work))
    }
  }
}

interface Lane extends JobRunner {
  wake(): void
}

interface LaneWork {
  /** Runs a due job; returns whether there was one. */
  run(): Promise<boolean>
  /** Returns the milliseconds until the next job is due; `null` if there is none. */
  next(): Promise<number | null>
}

function laneOf(parts: RunnerParts, all: readonly AnyJobKind[]): Lane {
  const kinds = new Map(all.map((kind) => [kind.name, kind]))
  return openLane(parts.log, {
    run: () => runDueJob(parts, kinds),
    next: () => msUntilNextJob(parts.database.orm, [...kinds.keys()]),
  })
}

function openLane(log: RunnerParts['log'], { run, next }: LaneWork): Lane {
  let isStopped = false
  let hasNews = false
  let timer: NodeJS.Timeout | null = null
  let working: Promise<void> | null = null
  return {
    wake,
    async idle() {
      while (working) await working
    },
    async stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      await working
    },
  }

  function wake(): void {
    hasNews = true
    if (isStopped || working) return
    working = work().finally(() => {
      working = null
      if (hasNews) wake()
    })
  }

  async function work(): Promise<void> {
    if (timer) clearTimeout(timer)
    let wait = POLL_MS
    try {
      hasNews = false
      while (!isStopped && (await run()));
      if (!isStopped) wait = waitFor(await next())
    } catch (error) {
      log.warn({ err: error }, 'background tasks are waiting: the database couldn’t be queried')
    }
    if (isStopped) return
    timer = setTimeout(wake, wait)
    timer.unref()
  }
}

function waitFor(due: number | null): number {
  if (due === null) return POLL_MS
  // Rounded up, because timers drop fractions of a millisecond and would fire too early.
  return due > 0 ? Math.min(Math.ceil(due), POLL_MS) : SOON_MS
}
