import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  CreatePreviewMutation,
  CreatePreviewMutationVariables,
  PreviewLinksQuery,
  PreviewLinksQueryVariables,
  RevokePreviewMutation,
  RevokePreviewMutationVariables,
} from './generated'

/** Preview links that show a draft to people without an account. */

export const previewMutation: TypedDocumentNode<
  CreatePreviewMutation,
  CreatePreviewMutationVariables
> = gql`
  mutation CreatePreview($id: ID!, $language: String, $shared: Boolean, $followsDraft: Boolean) {
    createPreview(id: $id, language: $language, shared: $shared, followsDraft: $followsDraft) {
      url
    }
  }
`

export const previewLinksQuery: TypedDocumentNode<PreviewLinksQuery, PreviewLinksQueryVariables> =
  gql`
  query PreviewLinks($id: ID!) {
    document(id: $id) {
      id
      previews {
        id
        language
        version
        followsDraft
        by
        createdAt
        expiresAt
      }
    }
  }
`

export const revokePreviewMutation: TypedDocumentNode<
  RevokePreviewMutation,
  RevokePreviewMutationVariables
> = gql`
  mutation RevokePreview($documentId: ID!, $id: ID!) {
    revokePreview(documentId: $documentId, id: $id)
  }
`
