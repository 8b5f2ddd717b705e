import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AuditAlertsQuery,
  AuditAlertsQueryVariables,
  AuditCheckQuery,
  AuditCheckQueryVariables,
  AuditQuery,
  AuditQueryVariables,
  SetAuditAlertsMutation,
  SetAuditAlertsMutationVariables,
} from './generated'

/** The rows of the audit screen. */

export const auditQuery: TypedDocumentNode<AuditQuery, AuditQueryVariables> = gql`
  query Audit(
    $locationId: ID
    $chain: String
    $who: String
    $action: String
    $outcome: AuditOutcome
    $from: DateTime
    $until: DateTime
    $sort: SortDirection
    $first: Int
    $after: String
  ) {
    audit(
      locationId: $locationId
      chain: $chain
      who: $who
      action: $action
      outcome: $outcome
      from: $from
      until: $until
      sort: $sort
      first: $first
      after: $after
    ) {
      nodes {
        chain
        number
        at
        action
        actorId
        actorName
        subjectName
        locationName
        fromVersion
        toVersion
        fromStatus
        toStatus
        outcome
        reason
        network
        allowedBy
        count
        fields
        requestId
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

export const auditCheckQuery: TypedDocumentNode<AuditCheckQuery, AuditCheckQueryVariables> = gql`
  query AuditCheck($after: String) {
    auditCheck(after: $after) {
      checked
      problems {
        chain
        number
        message
      }
      after
    }
  }
`

export const auditAlertsQuery: TypedDocumentNode<AuditAlertsQuery, AuditAlertsQueryVariables> = gql`
  query AuditAlerts {
    auditAlerts {
      locationId
      alerts
    }
  }
`

export const setAuditAlertsMutation: TypedDocumentNode<
  SetAuditAlertsMutation,
  SetAuditAlertsMutationVariables
> = gql`
  mutation SetAuditAlerts($locationId: ID, $alerts: [AuditAlert!]!) {
    setAuditAlerts(locationId: $locationId, alerts: $alerts) {
      locationId
      alerts
    }
  }
`
