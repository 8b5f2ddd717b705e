import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../app/app'
import { lock } from '../database/locks'
import { jobs } from '../database/tables'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'

/** When and where backups are made, by the settings. */
export interface BackupSchedule {
  /** A folder, or `s3://bucket/prefix`. */
  readonly place: string
  /** The time of day, by the clock of the server's time zone. */
  readonly at: { readonly hour: number; readonly minute: number }
  /** How many backups are kept. */
  readonly keep: number
}

export const BACKUP = 'backup'
const MAX_TRIES = 8

/** Begins a backup and plans the next in the same transaction; what becomes of it is noted by the backup itself. */
export function backupJob(schedule: BackupSchedule, begin: () => void): AnyJobKind {
  return jobKind({
    name: BACKUP,
    payload: z.object({}),
    mostTries: MAX_TRIES,
    async run(tx) {
      await enqueue(tx, { kind: BACKUP, payload: {}, runAt: nextBackup(new Date(), schedule) })
      // It takes longer than a transaction may.
      begin()
    },
  })
}

/** Plans the next backup by the settings, or none; one that is overdue, because no server ran, stays and is made at once. */
export async function ensureBackupJob(
  { changes }: Pick<App, 'changes'>,
  schedule: BackupSchedule | null,
): Promise<void> {
  await changes.write(async (tx) => {
    await lock(tx, BACKUP)
    const isPlanned = and(eq(jobs.kind, BACKUP), isNull(jobs.deadAt))
    const [planned] = await tx
      .select()
      .from(jobs)
      .where(isPlanned)
      .orderBy(asc(jobs.runAt))
      .limit(1)
    const now = new Date()
    if (schedule && planned && planned.runAt <= now) return
    await tx.delete(jobs).where(isPlanned)
    if (schedule) await enqueue(tx, { kind: BACKUP, payload: {}, runAt: nextBackup(now, schedule) })
  })
}

/** The next moment at the time of day, later than now. */
export function nextBackup(now: Date, { at }: Pick<BackupSchedule, 'at'>): Date {
  const next = new Date(now)
  next.setHours(at.hour, at.minute, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}
