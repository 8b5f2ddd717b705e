import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AnnouncePresenceMutation,
  AnnouncePresenceMutationVariables,
} from './operations/generated'

/** Reports the user's position in a page, and returns who else is there. */
export const announcePresenceMutation: TypedDocumentNode<
  AnnouncePresenceMutation,
  AnnouncePresenceMutationVariables
> = gql`
  mutation AnnouncePresence(
    $id: ID!
    $tab: String!
    $block: String
    $isTyping: Boolean
    $isLeaving: Boolean
  ) {
    announcePresence(
      id: $id
      tab: $tab
      block: $block
      isTyping: $isTyping
      isLeaving: $isLeaving
    ) {
      tab
      name
      isMe
      block
      isTyping
    }
  }
`
