import { calendarSubscriptionsQuery } from '../api/operations/calendar-subscriptions'
import type { CalendarSubscriptionsQuery } from '../api/operations/generated'

/** A subscription as queried by its list. */
export type Subscription = CalendarSubscriptionsQuery['calendarSubscriptions'][number]
export type Report = NonNullable<Subscription['report']>
export type SubscriptionNote = Report['notes'][number]

/** Mutation options that refetch the list after each change. */
export const CHANGED = {
  refetchQueries: [calendarSubscriptionsQuery],
  awaitRefetchQueries: true,
}

/** Returns whether a check is due or running. */
export function isDue({ isPaused, nextAt }: Subscription): boolean {
  return !isPaused && Date.parse(nextAt) <= Date.now()
}

/** Returns the mutation input that changes a subscription. */
export function inputOf({ name, url, isPublic, isPaused, intervalHours }: Subscription) {
  return { name, url: url ?? '', isPublic, isPaused, intervalHours }
}
