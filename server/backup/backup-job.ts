import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../app/app'
import { lock } from '../database/locks'
import { jobs } from '../database/tables'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'

/** Schedule and destination of backups, from the settings. */
export interface BackupSchedule {
  /** A folder, or `s3://bucket/prefix`. */
  readonly place: string
  /** The time of day in the server's time zone. */
  readonly at: { readonly hour: number; readonly minute: number }
  /** Number of backups kept. */
  readonly keep: number
}

export const BACKUP = 'backup'
const MAX_TRIES = 8

/** Job that starts a backup and schedules the next one in the same transaction; the backup records its own result. */
export function backupJob(schedule: BackupSchedule, begin: () => void): AnyJobKind {
  return jobKind({
    name: BACKUP,
    payload: z.object({}),
    mostTries: MAX_TRIES,
    async run(tx) {
      await enqueue(tx, { kind: BACKUP, payload: {}, runAt: nextBackup(new Date(), schedule) })
      // Not awaited: it takes longer than a transaction may.
      begin()
    },
  })
}

/** Schedules the next backup, or none, by the settings. One that is overdue because no server ran is kept and made at once. */
export async function ensureBackupJob(
  { changes }: Pick<App, 'changes'>,
  schedule: BackupSchedule | null,
): Promise<void> {
  await changes.write(async (tx) => {
    await lock(tx, BACKUP)
    const isScheduled = and(eq(jobs.kind, BACKUP), isNull(jobs.deadAt))
    const [scheduled] = await tx
      .select()
      .from(jobs)
      .where(isScheduled)
      .orderBy(asc(jobs.runAt))
      .limit(1)
    const now = new Date()
    if (schedule && scheduled && scheduled.runAt <= now) return
    await tx.delete(jobs).where(isScheduled)
    if (schedule) await enqueue(tx, { kind: BACKUP, payload: {}, runAt: nextBackup(now, schedule) })
  })
}

/** Returns the next occurrence of the time of day, later than now. */
export function nextBackup(now: Date, { at }: Pick<BackupSchedule, 'at'>): Date {
  const next = new Date(now)
  next.setHours(at.hour, at.minute, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}
