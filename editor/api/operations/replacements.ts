import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  FindTextMutation,
  FindTextMutationVariables,
  LeaveOutHitsMutation,
  LeaveOutHitsMutationVariables,
  ReplacementTargetsQuery,
  ReplacementTargetsQueryVariables,
  ReplaceTextMutation,
  ReplaceTextMutationVariables,
  StopReplacementMutation,
  StopReplacementMutationVariables,
  TextReplacementQuery,
  TextReplacementQueryVariables,
  TextReplacementsQuery,
  TextReplacementsQueryVariables,
  UndoReplacementMutation,
  UndoReplacementMutationVariables,
} from './generated'

/** Find and replace in all texts. */

export const textReplacementQuery: TypedDocumentNode<
  TextReplacementQuery,
  TextReplacementQueryVariables
> = gql`
  query TextReplacement($id: ID!) {
    textReplacement(id: $id) {
      id
      query {
        text
        isPattern
        matchesCase
        isWholeWord
      }
      locationIds
      languages
      replacement
      publishes
      state
      problem
      searched
      total
      targetCount
      hitCount
      notAllowedCount
      publishedCount
      isCut
      done
      stepCount
      replacedCount
      staleCount
      changedTargets
      publishedTargets
      problemTargets
    }
  }
`

export const replacementTargetsQuery: TypedDocumentNode<
  ReplacementTargetsQuery,
  ReplacementTargetsQueryVariables
> = gql`
  query ReplacementTargets($id: ID!, $first: Int!, $after: String, $withProblems: Boolean!) {
    textReplacement(id: $id) {
      id
      targets(first: $first, after: $after, withProblems: $withProblems) {
        totalCount
        nodes {
          id
          kind
          targetId
          language
          locationId
          locationName
          title
          hits {
            number
            label
            before
            match
            after
            groups
            takesLink
          }
          publishedCount
          leftOut
          result
          replacedCount
          staleCount
          isPublished
          problem
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

export const textReplacementsQuery: TypedDocumentNode<
  TextReplacementsQuery,
  TextReplacementsQueryVariables
> = gql`
  query TextReplacements($first: Int!, $after: String) {
    textReplacements(first: $first, after: $after) {
      totalCount
      nodes {
        id
        query {
          text
        }
        replacement
        state
        replacedCount
        changedTargets
        createdAt
        createdByName
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

export const findTextMutation: TypedDocumentNode<FindTextMutation, FindTextMutationVariables> = gql`
  mutation FindText($query: TextQueryInput!, $scope: TextScopeInput!) {
    findText(query: $query, scope: $scope) {
      id
    }
  }
`

export const leaveOutHitsMutation: TypedDocumentNode<
  LeaveOutHitsMutation,
  LeaveOutHitsMutationVariables
> = gql`
  mutation LeaveOutHits($id: ID!, $targetId: ID!, $leftOut: [Int!]!) {
    leaveOutHits(id: $id, targetId: $targetId, leftOut: $leftOut) {
      id
      leftOut
    }
  }
`

export const replaceTextMutation: TypedDocumentNode<
  ReplaceTextMutation,
  ReplaceTextMutationVariables
> = gql`
  mutation ReplaceText($id: ID!, $replacement: String!, $publishes: Boolean!) {
    replaceText(id: $id, replacement: $replacement, publishes: $publishes) {
      id
      state
    }
  }
`

export const stopReplacementMutation: TypedDocumentNode<
  StopReplacementMutation,
  StopReplacementMutationVariables
> = gql`
  mutation StopReplacement($id: ID!) {
    stopReplacement(id: $id) {
      id
      state
    }
  }
`

export const undoReplacementMutation: TypedDocumentNode<
  UndoReplacementMutation,
  UndoReplacementMutationVariables
> = gql`
  mutation UndoReplacement($id: ID!) {
    undoReplacement(id: $id) {
      id
      state
    }
  }
`
