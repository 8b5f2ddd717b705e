import { and, eq, isNull } from 'drizzle-orm'
import type { Changes } from '../database/changes'
import { lock } from '../database/locks'
import { jobs } from '../database/tables'
import { enqueue } from './enqueue'

/** Deletes what is older than its retention period, daily. */
export const RETENTION = 'retention'
/** Reads a feed of posts, every half hour. */
export const SOCIAL_FEED = 'socialFeed'

/**
 * Schedules the first run of a kind for each payload that has none: later runs are scheduled by the run before. A run that failed
 * for good is scheduled again at the next start.
 */
export async function ensureRecurring(
  { changes }: { readonly changes: Pick<Changes, 'write'> },
  kind: string,
  payloads: readonly unknown[] = [{}],
): Promise<void> {
  if (payloads.length === 0) return
  await changes.write(async (tx) => {
    await lock(tx, kind)
    const scheduled = await tx
      .select({ payload: jobs.payload })
      .from(jobs)
      .where(and(eq(jobs.kind, kind), isNull(jobs.deadAt)))
    const known = new Set(scheduled.map(({ payload }) => payload))
    for (const payload of payloads)
      if (!known.has(JSON.stringify(payload))) await enqueue(tx, { kind, payload })
  })
}
