import { gql, type TypedDocumentNode } from '@apollo/client'

/** The history of a document, as the revisions view asks for it. Answers are looked at by `revisions.ts`. */

export const revisionsQuery: TypedDocumentNode<
  { document: unknown },
  { id: string; first: number; after: string | null }
> = gql`
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

export const revisionQuery: TypedDocumentNode<
  { document: unknown },
  { id: string; version: number }
> = gql`
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
        }
      }
    }
  }
`

export const restoreRevisionMutation: TypedDocumentNode<
  { restoreRevision: unknown },
  { id: string; version: number; expectedVersion: number }
> = gql`
  mutation RestoreRevision($id: ID!, $version: Int!, $expectedVersion: Int!) {
    restoreRevision(id: $id, version: $version, expectedVersion: $expectedVersion) {
      id
      version
      publishedVersion
      status
      savedAt
    }
  }
`
