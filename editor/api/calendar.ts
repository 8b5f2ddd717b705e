import type { ScheduledAction } from '#schema/entities/statuses'
import { type ApiClient, write } from './fetch-query'
import { scheduleRecordMutation } from './operations/calendar'
import type { CalendarQuery } from './operations/generated'

/** Schedules, events, special days and the times of articles. Failures are thrown as they came. */

export type CalendarMonth = CalendarQuery
export type RecordSchedule = CalendarMonth['scheduledRecords'][number]
export type CalendarDate = CalendarMonth['calendarDates'][number]

interface ScheduledStep {
  readonly kind: string
  readonly id: number
  readonly action: ScheduledAction
  /** A local time of its location; `null` cancels the step. */
  readonly at: string | null
}

/** Schedules that visitors see a record, or no longer see it; a further step of the same kind takes the place of the first. */
export async function scheduleRecord(
  client: ApiClient,
  { id, ...step }: ScheduledStep,
): Promise<readonly RecordSchedule[]> {
  const variables = { ...step, id: String(id) }
  return (await write(client, scheduleRecordMutation, variables)).scheduleRecord
}
