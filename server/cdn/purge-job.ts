import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { jobs } from '../database/tables'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import type { Cdn } from './cdn'
import { type PurgeRequest, purgeRequests, sendPurge } from './purge-requests'

const PURGE = 'purgeCdn'
const payload = z.object({ tags: z.array(z.string()), isAgain: z.boolean() })
/** Delay in ms before a second purge: until a server learns of the change, it may still answer with the old page. */
const AGAIN_MS = 10_000
const BATCH_SIZE = 500

interface PurgeParts {
  readonly clock: () => Date
  /** Sends a request and returns its status; replaced in tests. */
  readonly send?: (request: PurgeRequest) => Promise<number>
}

/** Starts purging: each change adds a job for its tags, in its own transaction. */
export function followCdn({ changes }: Pick<App, 'changes'>, cdn: Cdn | null): void {
  changes.subscribers.purge =
    cdn &&
    (async (tx, tags) =>
      void (await enqueue(tx, { kind: PURGE, payload: { tags, isAgain: false } })))
}

/** Purges the tags of all waiting changes in as few requests as the service allows, and again ten seconds later. */
export function purgeCdnJob(cdn: Cdn, { clock, send = sendPurge }: PurgeParts): AnyJobKind {
  return jobKind({
    name: PURGE,
    payload,
    mostTries: 20,
    async run(tx, { id, payload: own }) {
      const now = clock()
      const others = await takeWaiting(tx, id, now)
      const all = [own, ...others]
      const fresh = new Set(all.filter(({ isAgain }) => !isAgain).flatMap(({ tags }) => tags))
      if (fresh.size > 0)
        await enqueue(tx, {
          ...{ kind: PURGE, payload: { tags: [...fresh], isAgain: true } },
          runAt: new Date(now.getTime() + AGAIN_MS),
        })
      const tags = [...new Set(all.flatMap((each) => each.tags))]
      for (const request of purgeRequests(cdn, tags, { id: String(id), at: now })) {
        const status = await send(request)
        if (status < 200 || status >= 300)
          throw new Error(`The cache at ${new URL(request.url).host} answered with ${status}.`)
      }
    },
  })
}

/** Claims the other waiting jobs, except locked ones. If this attempt fails, the rollback restores them. */
async function takeWaiting(tx: Orm, id: number, now: Date) {
  const waiting = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, PURGE), ne(jobs.id, id), isNull(jobs.deadAt), lte(jobs.runAt, now)))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  const rows = await tx
    .delete(jobs)
    .where(inArray(jobs.id, waiting))
    .returning({ payload: jobs.payload })
  return rows.map((row) => payload.parse(JSON.parse(row.payload)))
}
