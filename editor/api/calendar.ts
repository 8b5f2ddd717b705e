import type { ScheduledAction } from '#schema/entities/statuses'
import { type ApiClient, write } from './fetch-query'
import { scheduleRecordMutation } from './operations/calendar'
import type { CalendarQuery } from './operations/generated'

/** Schedules, events, special days and article dates. Errors are thrown unchanged. */

export type CalendarMonth = CalendarQuery
export type RecordSchedule = CalendarMonth['scheduledRecords'][number]
export type CalendarDate = CalendarMonth['calendarDates'][number]

interface ScheduledStep {
  readonly kind: string
  readonly id: number
  readonly action: ScheduledAction
  /** Local time at the location; `null` cancels the step. */
  readonly at: string | null
}

/** Schedules publishing or unpublishing of a record; replaces an earlier step of the same kind. */
export async function scheduleRecord(
  client: ApiClient,
  { id, ...step }: ScheduledStep,
): Promise<readonly RecordSchedule[]> {
  const variables = { ...step, id: String(id) }
  return (await write(client, scheduleRecordMutation, variables)).scheduleRecord
}
