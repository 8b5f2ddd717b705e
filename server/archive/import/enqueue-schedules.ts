import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/orm'
import {
  calendarSubscriptions,
  jobs,
  kitLocations,
  pageRollouts,
  recordSchedules,
  schedules,
} from '../../database/tables'
import { wakeRunners } from '../../jobs/enqueue'
import { CALENDAR_SYNC, KIT, PAGE_WAVE, RECORD_SCHEDULE, SCHEDULE } from '../../jobs/scheduled-jobs'

interface ScheduledJobs {
  readonly kind: string
  readonly table: PgTable
  /** The payload as JSON text, exactly as the job's own code writes it. */
  readonly payload: SQL
  readonly runAt: SQL
  readonly where: SQL | undefined
}

const id = (column: PgColumn) => sql`'{"id":' || ${column} || '}'`
const kit = (step: string) =>
  sql`'{"kitId":' || ${kitLocations.kitId} || ',"locationId":' || ${kitLocations.locationId} || ${`,"step":"${step}"}`}`

const scheduled: readonly ScheduledJobs[] = [
  {
    ...{ kind: SCHEDULE, table: schedules, payload: id(schedules.id), runAt: sql`${schedules.at}` },
    where: isNull(schedules.problem),
  },
  {
    ...{ kind: RECORD_SCHEDULE, table: recordSchedules, payload: id(recordSchedules.id) },
    ...{ runAt: sql`${recordSchedules.at}`, where: isNull(recordSchedules.problem) },
  },
  {
    ...{ kind: PAGE_WAVE, table: pageRollouts, runAt: sql`${pageRollouts.nextAt}` },
    payload: sql`'{"id":' || ${pageRollouts.id} || ',"wave":' || ${pageRollouts.nextWave} || '}'`,
    where: and(
      eq(pageRollouts.state, 'RUNNING'),
      isNotNull(pageRollouts.nextWave),
      isNotNull(pageRollouts.nextAt),
    ),
  },
  {
    ...{ kind: KIT, table: kitLocations, payload: kit('publish') },
    runAt: sql`${kitLocations.publishAt}`,
    where: and(isNotNull(kitLocations.publishAt), isNull(kitLocations.publishedAt)),
  },
  {
    // Its job finds out when the kit ends.
    ...{ kind: KIT, table: kitLocations, payload: kit('end'), runAt: sql`now()` },
    where: and(isNotNull(kitLocations.publishedAt), isNull(kitLocations.endedAt)),
  },
  {
    ...{ kind: CALENDAR_SYNC, table: calendarSubscriptions, payload: id(calendarSubscriptions.id) },
    runAt: sql`${calendarSubscriptions.nextAt}`,
    where: eq(calendarSubscriptions.isPaused, false),
  },
]

/** Adds the jobs of schedules that have none, because jobs are not archived. */
export async function enqueueSchedules(tx: Orm): Promise<void> {
  for (const { kind, table, payload, runAt, where } of scheduled)
    await tx.execute(sql`
      insert into ${jobs} (kind, payload, run_at)
      select ${kind}, due.payload, due.run_at
      from (select ${payload} as payload, ${runAt} as run_at from ${table} where ${where}) due
      where not exists (
        select 1 from ${jobs} j
        where j.kind = ${kind} and j.payload = due.payload and j.run_at >= due.run_at
      )`)
  await wakeRunners(tx)
}
