import type { Database } from '../database/database'
import { JOBS_CHANNEL } from './enqueue'
import type { AnyJobKind } from './job-kind'
import { type JobParts, nextDue, runDueJob } from './run-job'

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

/**
 * Runs jobs one at a time, starting with overdue ones. Kinds in `apart` wait for external servers and run in a separate queue, so
 * that they don’t delay the others. Start one runner per process.
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
  // Rounded up, because timers drop fractions of a millisecond and would fire too early.
  return due > 0 ? Math.min(Math.ceil(due), POLL_MS) : SOON_MS
}
