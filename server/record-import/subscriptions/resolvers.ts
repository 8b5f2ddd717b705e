import { auditedAll } from '../../graphql/operations/audited'
import { importCalendar } from '../import-calendar'
import { importPeople } from '../import-people'
import { importRecords } from '../import-records'
import {
  calendarSubscriptionList,
  checkCalendarSubscription,
  createCalendarSubscription,
  deleteCalendarSubscription,
  updateCalendarSubscription,
} from './subscriptions'

/** Query fields. */
export const importQueries = { calendarSubscriptions: calendarSubscriptionList }

/** Mutation fields. */
export const importMutations = auditedAll({
  importRecords,
  importPeople,
  importCalendar,
  createCalendarSubscription,
  updateCalendarSubscription,
  deleteCalendarSubscription,
  checkCalendarSubscription,
})
