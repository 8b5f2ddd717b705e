import type { ScheduledAction } from '#schema/entities/statuses'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import { calendarQuery, scheduleRecordMutation } from './operations/calendar'
import type { CalendarQuery, CalendarQueryVariables } from './operations/generated'
import { type Plain, plainAnswer } from './plain-answer'

/** Schedules, events, special days and the times of articles. Failures are thrown as they came. */

export type CalendarMonth = Plain<CalendarQuery>
export type RecordSchedule = CalendarMonth['scheduledRecords'][number]
export type CalendarDate = CalendarMonth['calendarDates'][number]

/** What a calendar shows between two moments, at a location or at all. */
export async function readCalendar(
  client: ApiClient,
  variables: CalendarQueryVariables,
): Promise<CalendarMonth> {
  return plainAnswer(await fetchQuery(client, calendarQuery, variables))
}

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
  return plainAnswer((await write(client, scheduleRecordMutation, variables)).scheduleRecord)
}
