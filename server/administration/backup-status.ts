import { and, eq, isNull } from 'drizzle-orm'
import { jobs } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { can } from '../people/access/can'
import { type BackupState, readBackupState } from './backup-state'

/** `BackupStatus` in schema/api. */
interface BackupStatus {
  readonly backedUpAt: Date | null
  readonly verifiedAt: Date | null
  readonly problem: string | null
}

/** Longer than any backup takes; one that started earlier and isn't finished was interrupted. */
const INTERRUPTED_MS = 12 * 3_600_000
/** Two nights without a backup, if one is scheduled for each. */
const OVERDUE_MS = 49 * 3_600_000

/** Returns the state of the last backup for people who manage the whole network; `null` for all others. */
export async function backupStatus(
  _: unknown,
  _args: unknown,
  { app, readContext: { orm, principal } }: RequestContext,
): Promise<BackupStatus | null> {
  if (!can(principal, 'administer', { locationId: null, isPublic: false })) return null
  const [state, scheduled] = await Promise.all([
    readBackupState(orm),
    orm
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, 'backup'), isNull(jobs.deadAt)))
      .limit(1),
  ])
  return {
    backedUpAt: dateOf(state?.backedUpAt),
    verifiedAt: dateOf(state?.verifiedAt),
    problem: state && problemOf(state, scheduled.length > 0, app.clock()),
  }
}

function problemOf(state: BackupState, isScheduled: boolean, now: Date): string | null {
  if (state.problem) return state.problem
  const ageOf = (moment: string | null) => now.getTime() - (moment ? Date.parse(moment) : 0)
  const isInterrupted = state.startedAt !== null && state.startedAt > (state.backedUpAt ?? '')
  if (isInterrupted && ageOf(state.startedAt) > INTERRUPTED_MS)
    return 'The last backup was interrupted.'
  if (isScheduled && ageOf(state.backedUpAt) > OVERDUE_MS)
    return 'The scheduled backups were not made.'
  return null
}

function dateOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null
}
