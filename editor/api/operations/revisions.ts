import { gql, type TypedDocumentNode } from '@apollo/client'
import { PUBLISHED_DOCUMENT } from './documents'
import type {
  RestoreRevisionMutation,
  RestoreRevisionMutationVariables,
  RevisionQuery,
  RevisionQueryVariables,
  RevisionsQuery,
  RevisionsQueryVariables,
} from './generated'

/** A document's history for the revisions view. */

export const revisionsQuery: TypedDocumentNode<RevisionsQuery, RevisionsQueryVariables> = gql`
  query Revisions($id: ID!, $first: Int, $after: String) {
    document(id: $id) {
      id
      version
      publishedVersion
      revisions(first: $first, after: $after) {
        nodes {
          version
          kind
          savedAt
          savedBy
          title
          publicPeriods {
            language
            from
            to
          }
        }
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

export const revisionQuery: TypedDocumentNode<RevisionQuery, RevisionQueryVariables> = gql`
  query Revision($id: ID!, $version: Int!) {
    document(id: $id) {
      id
      revision(version: $version) {
        version
        title
        description
        externalUrl
        imageId
        visibility
        items {
          language
          locationId
          title
          content
          description
          imageId
        }
      }
    }
  }
`

export const restoreRevisionMutation: TypedDocumentNode<
  RestoreRevisionMutation,
  RestoreRevisionMutationVariables
> = gql`
  mutation RestoreRevision($id: ID!, $version: Int!, $expectedVersion: Int!) {
    restoreRevision(id: $id, version: $version, expectedVersion: $expectedVersion) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`
