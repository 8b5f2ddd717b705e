import { calendarSubscriptionsQuery } from '../api/operations/calendar-subscriptions'
import type { CalendarSubscriptionsQuery } from '../api/operations/generated'

/** A subscription as its list reads it. */
export type Subscription = CalendarSubscriptionsQuery['calendarSubscriptions'][number]
export type Report = NonNullable<Subscription['report']>
export type Note = Report['notes'][number]

/** The list is read again after each change. */
export const CHANGED = {
  refetchQueries: [calendarSubscriptionsQuery],
  awaitRefetchQueries: true,
}

/** Whether a check is due or going on. */
export function isDue({ isPaused, nextAt }: Subscription): boolean {
  return !isPaused && Date.parse(nextAt) <= Date.now()
}

/** What is sent to change it. */
export function inputOf({ name, url, isPublic, isPaused, intervalHours }: Subscription) {
  return { name, url: url ?? '', isPublic, isPaused, intervalHours }
}
