import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DismissSearchMissMutation,
  DismissSearchMissMutationVariables,
  RemoveSearchAnswerMutation,
  RemoveSearchAnswerMutationVariables,
  RestoreSearchAnswerMutation,
  RestoreSearchAnswerMutationVariables,
  SaveSearchAnswerMutation,
  SaveSearchAnswerMutationVariables,
  SearchAnswersQuery,
  SearchAnswersQueryVariables,
} from './generated'

/** Answers that the network defines for visitor searches. */

export const searchAnswersQuery: TypedDocumentNode<
  SearchAnswersQuery,
  SearchAnswersQueryVariables
> = gql`
  query SearchAnswers {
    searchAnswers {
      id
      words
      foundAs
      target
    }
    removedSearchAnswers {
      id
      words
      foundAs
      target
      removedAt
      removedByName
    }
    searchMisses {
      words
      count
      lastAt
    }
  }
`

export const saveSearchAnswerMutation: TypedDocumentNode<
  SaveSearchAnswerMutation,
  SaveSearchAnswerMutationVariables
> = gql`
  mutation SaveSearchAnswer($id: ID, $answer: SearchAnswerInput!) {
    saveSearchAnswer(id: $id, answer: $answer) {
      id
      words
      foundAs
      target
    }
  }
`

export const removeSearchAnswerMutation: TypedDocumentNode<
  RemoveSearchAnswerMutation,
  RemoveSearchAnswerMutationVariables
> = gql`
  mutation RemoveSearchAnswer($id: ID!) {
    removeSearchAnswer(id: $id)
  }
`

export const restoreSearchAnswerMutation: TypedDocumentNode<
  RestoreSearchAnswerMutation,
  RestoreSearchAnswerMutationVariables
> = gql`
  mutation RestoreSearchAnswer($id: ID!) {
    restoreSearchAnswer(id: $id) {
      id
      words
      foundAs
      target
    }
  }
`

export const dismissSearchMissMutation: TypedDocumentNode<
  DismissSearchMissMutation,
  DismissSearchMissMutationVariables
> = gql`
  mutation DismissSearchMiss($words: String!) {
    dismissSearchMiss(words: $words)
  }
`
