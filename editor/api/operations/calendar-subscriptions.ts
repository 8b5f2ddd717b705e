import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  CalendarSubscriptionsQuery,
  CalendarSubscriptionsQueryVariables,
  CheckCalendarSubscriptionMutation,
  CheckCalendarSubscriptionMutationVariables,
  CreateCalendarSubscriptionMutation,
  CreateCalendarSubscriptionMutationVariables,
  DeleteCalendarSubscriptionMutation,
  DeleteCalendarSubscriptionMutationVariables,
  UpdateCalendarSubscriptionMutation,
  UpdateCalendarSubscriptionMutationVariables,
} from './generated'

/** Web calendars that a location subscribes to. */

export const calendarSubscriptionsQuery: TypedDocumentNode<
  CalendarSubscriptionsQuery,
  CalendarSubscriptionsQueryVariables
> = gql`
  query CalendarSubscriptions($locationId: ID!) {
    calendarSubscriptions(locationId: $locationId) {
      id
      name
      url
      isPublic
      isPaused
      intervalHours
      version
      createdByName
      checkedAt
      nextAt
      problem
      statusCode
      eventCount
      report {
        added
        changed
        removed
        unchanged
        moreNotes
        notes {
          reason
          title
          recordId
          fields
          problem
        }
      }
    }
  }
`

export const createCalendarSubscriptionMutation: TypedDocumentNode<
  CreateCalendarSubscriptionMutation,
  CreateCalendarSubscriptionMutationVariables
> = gql`
  mutation CreateCalendarSubscription(
    $locationId: ID!
    $subscription: CalendarSubscriptionInput!
  ) {
    createCalendarSubscription(locationId: $locationId, subscription: $subscription) {
      id
    }
  }
`

export const updateCalendarSubscriptionMutation: TypedDocumentNode<
  UpdateCalendarSubscriptionMutation,
  UpdateCalendarSubscriptionMutationVariables
> = gql`
  mutation UpdateCalendarSubscription(
    $id: ID!
    $subscription: CalendarSubscriptionInput!
    $expectedVersion: Int!
  ) {
    updateCalendarSubscription(
      id: $id
      subscription: $subscription
      expectedVersion: $expectedVersion
    ) {
      id
    }
  }
`

export const checkCalendarSubscriptionMutation: TypedDocumentNode<
  CheckCalendarSubscriptionMutation,
  CheckCalendarSubscriptionMutationVariables
> = gql`
  mutation CheckCalendarSubscription($id: ID!) {
    checkCalendarSubscription(id: $id) {
      id
      nextAt
    }
  }
`

export const deleteCalendarSubscriptionMutation: TypedDocumentNode<
  DeleteCalendarSubscriptionMutation,
  DeleteCalendarSubscriptionMutationVariables
> = gql`
  mutation DeleteCalendarSubscription(
    $id: ID!
    $withEvents: Boolean!
    $expectedVersion: Int!
  ) {
    deleteCalendarSubscription(
      id: $id
      withEvents: $withEvents
      expectedVersion: $expectedVersion
    )
  }
`
