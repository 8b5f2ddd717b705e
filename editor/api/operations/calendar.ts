import { gql, type TypedDocumentNode } from '@apollo/client'
import { SCHEDULE } from './documents'
import type {
  CalendarQuery,
  CalendarQueryVariables,
  ScheduleRecordMutation,
  ScheduleRecordMutationVariables,
} from './generated'

/** A record's schedule. */
export const RECORD_SCHEDULE = gql`
  fragment RecordScheduleParts on RecordSchedule {
    id
    kind
    recordId
    title
    action
    locationName
    timeZone
    localAt
    problem
  }
`

/** All calendar entries between two moments. */
export const calendarQuery: TypedDocumentNode<CalendarQuery, CalendarQueryVariables> = gql`
  query Calendar($from: DateTime!, $to: DateTime!, $locationId: ID) {
    scheduled(from: $from, to: $to, locationId: $locationId) {
      ...ScheduleParts
    }
    scheduledRecords(from: $from, to: $to, locationId: $locationId) {
      ...RecordScheduleParts
    }
    calendarDates(from: $from, to: $to, locationId: $locationId) {
      kind
      key
      id
      title
      locationName
      timeZone
      localAt
      localUntil
      allDay
      isPublic
      detail
    }
  }
  ${SCHEDULE}
  ${RECORD_SCHEDULE}
`

export const scheduleRecordMutation: TypedDocumentNode<
  ScheduleRecordMutation,
  ScheduleRecordMutationVariables
> = gql`
  mutation ScheduleRecord($kind: String!, $id: ID!, $action: ScheduledAction!, $at: String) {
    scheduleRecord(kind: $kind, id: $id, action: $action, at: $at) {
      ...RecordScheduleParts
    }
  }
  ${RECORD_SCHEDULE}
`
