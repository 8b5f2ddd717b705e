import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '../database/orm'
import { settings } from '../database/tables'

/** Results of the last backup and the last check of one. Times are ISO 8601. */
const backupState = z.object({
  /** Start of the last backup; later than `backedUpAt` while it runs, or after it was interrupted. */
  startedAt: z.iso.datetime().nullable().default(null),
  backedUpAt: z.iso.datetime().nullable().default(null),
  verifiedAt: z.iso.datetime().nullable().default(null),
  /** The error of the last run; `null` if it succeeded. */
  problem: z.string().nullable().default(null),
})
export type BackupState = z.infer<typeof backupState>

const KEY = 'backup'
const MAX_PROBLEM_LENGTH = 1_000

/** Returns `null` if no backup was ever started. */
export async function readBackupState(orm: Orm): Promise<BackupState | null> {
  const [row] = await orm.select().from(settings).where(eq(settings.key, KEY))
  return row ? backupState.parse(JSON.parse(row.value)) : null
}

/** Updates parts of the state; the rest is unchanged. */
export async function noteBackup(orm: Orm, change: Partial<BackupState>): Promise<void> {
  await orm.transaction(async (tx) => {
    const empty = JSON.stringify(backupState.parse({}))
    await tx.insert(settings).values({ key: KEY, value: empty }).onConflictDoNothing()
    const [row] = await tx.select().from(settings).where(eq(settings.key, KEY)).for('update')
    const known = backupState.parse(JSON.parse(row?.value ?? empty))
    const problem = change.problem?.slice(0, MAX_PROBLEM_LENGTH)
    const value = JSON.stringify({ ...known, ...change, ...(problem && { problem }) })
    await tx.update(settings).set({ value }).where(eq(settings.key, KEY))
  })
}
