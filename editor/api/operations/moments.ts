import { gql, type TypedDocumentNode } from '@apollo/client'
import type { CreateMomentLinkMutation, CreateMomentLinkMutationVariables } from './generated'

/** Sites of locations as they will be (docs/decisions/062). */
export const createMomentLinkMutation: TypedDocumentNode<
  CreateMomentLinkMutation,
  CreateMomentLinkMutationVariables
> = gql`
  mutation CreateMomentLink($locationId: ID!, $at: String!, $language: String) {
    createMomentLink(locationId: $locationId, at: $at, language: $language) {
      url
      expiresAt
    }
  }
`
