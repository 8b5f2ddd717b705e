import type { Database } from '../database/database'
import { JOBS_CHANNEL } from './enqueue'
import type { AnyJobKind } from './job-kind'
import { type JobParts, nextDue, runDueJob } from './run-job'

interface JobRunner {
  /** Resolves when nothing is due any more, for tests. */
  idle(): Promise<void>
  /** Lets the job that is being done come to its end, and begins none. */
  stop(): Promise<void>
}

interface RunnerParts extends JobParts {
  readonly database: Pick<Database, 'orm' | 'listen'>
}

/** Behind the messages of the database, which may get lost while it is away. */
const POLL_MS = 10_000
/** A job that is due and was not claimed: another runner has it, or it became due just after the query. */
const SOON_MS = 200

/**
 * Runs the jobs of these kinds, one at a time; at start what is overdue. Those that wait for others' servers are run apart, so
 * that none of the first waits for one. One runner a process.
 */
export async function startJobs(
  parts: RunnerParts,
  all: readonly AnyJobKind[],
  apart: readonly AnyJobKind[] = [],
): Promise<JobRunner> {
  const lanes = [all, apart]
    .filter((kinds) => kinds.length > 0)
    .map((kinds) => openLane(parts, kinds))
  await parts.database.listen(JOBS_CHANNEL, () => {
    for (const lane of lanes) lane.wake()
  })
  for (const lane of lanes) lane.wake()
  return {
    async idle() {
      for (const lane of lanes) await lane.idle()
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

interface Lane extends JobRunner {
  wake(): void
}

function openLane(parts: RunnerParts, all: readonly AnyJobKind[]): Lane {
  const kinds = new Map(all.map((kind) => [kind.name, kind]))
  const { database, log } = parts
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
      while (!isStopped && (await runDueJob(parts, kinds)));
      if (!isStopped) wait = waitFor(await nextDue(database.orm, [...kinds.keys()]))
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
  // Timers leave out parts of a millisecond, and would be early by them.
  return due > 0 ? Math.min(Math.ceil(due), POLL_MS) : SOON_MS
}
