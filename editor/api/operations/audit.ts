import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AuditCheckQuery,
  AuditCheckQueryVariables,
  AuditQuery,
  AuditQueryVariables,
} from './generated'

/** Who did what, as the audit screen needs it. */

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
