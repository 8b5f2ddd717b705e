import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  EndKitMutation,
  EndKitMutationVariables,
  FillKitMutation,
  FillKitMutationVariables,
  KitFormQuery,
  KitFormQueryVariables,
  KitPartsFragment,
  KitProgressQuery,
  KitProgressQueryVariables,
  KitsToFillQuery,
  KitsToFillQueryVariables,
  MakeNextKitMutation,
  MakeNextKitMutationVariables,
  PublishKitMutation,
  PublishKitMutationVariables,
  RemindKitMutation,
  RemindKitMutationVariables,
  SendKitMutation,
  SendKitMutationVariables,
  SubmitKitMutation,
  SubmitKitMutationVariables,
} from './generated'

/** Kits, and each location's copy of them (docs/decisions/061). */
export type LocationKit = KitPartsFragment

const KIT = gql`
  fragment KitParts on KitLocation {
    kitId
    title
    note
    lastDay
    locationId
    locationName
    timeZone
    state
    blanks
    answers {
      blank
      answer
    }
    pageId
    drafts {
      kind
      id
      title
    }
    days
    publishAt
    submittedBy
    remindedAt
    problem
    canPublish
  }
`
export const kitsToFillQuery: TypedDocumentNode<KitsToFillQuery, KitsToFillQueryVariables> = gql`
  query KitsToFill {
    kitsToFill(first: 20) {
      nodes {
        kitId
        title
        locationId
        locationName
        blanks
      }
    }
  }
`
export const kitFormQuery: TypedDocumentNode<KitFormQuery, KitFormQueryVariables> = gql`
  query KitForm($kitId: ID!, $locationId: ID!) {
    kitLocation(kitId: $kitId, locationId: $locationId) {
      ...KitParts
    }
  }
  ${KIT}
`
export const kitProgressQuery: TypedDocumentNode<KitProgressQuery, KitProgressQueryVariables> = gql`
  query KitProgress($kitId: ID!, $state: KitState, $first: Int, $after: String) {
    kitProgress(kitId: $kitId) {
      id
      title
      lastDay
      counts {
        all
        filling
        ready
        published
        ended
      }
      locations(state: $state, first: $first, after: $after) {
        nodes {
          ...KitParts
        }
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${KIT}
`
export const sendKitMutation: TypedDocumentNode<SendKitMutation, SendKitMutationVariables> = gql`
  mutation SendKit($kitId: ID!, $locationIds: [ID!]!) {
    sendKit(kitId: $kitId, locationIds: $locationIds) {
      locationId
      problem
    }
  }
`
export const publishKitMutation: TypedDocumentNode<
  PublishKitMutation,
  PublishKitMutationVariables
> = gql`
  mutation PublishKit($kitId: ID!, $locationIds: [ID!]!) {
    publishKit(kitId: $kitId, locationIds: $locationIds) {
      locationId
      problem
    }
  }
`
export const endKitMutation: TypedDocumentNode<EndKitMutation, EndKitMutationVariables> = gql`
  mutation EndKit($kitId: ID!, $locationIds: [ID!]!) {
    endKit(kitId: $kitId, locationIds: $locationIds) {
      locationId
      problem
    }
  }
`
export const remindKitMutation: TypedDocumentNode<RemindKitMutation, RemindKitMutationVariables> =
  gql`
  mutation RemindKit($kitId: ID!) {
    remindKit(kitId: $kitId)
  }
`
export const fillKitMutation: TypedDocumentNode<FillKitMutation, FillKitMutationVariables> = gql`
  mutation FillKit($kitId: ID!, $locationId: ID!, $answers: [KitAnswerInput!]!) {
    fillKit(kitId: $kitId, locationId: $locationId, answers: $answers) {
      ...KitParts
    }
  }
  ${KIT}
`
export const submitKitMutation: TypedDocumentNode<SubmitKitMutation, SubmitKitMutationVariables> =
  gql`
  mutation SubmitKit($kitId: ID!, $locationId: ID!, $at: String) {
    submitKit(kitId: $kitId, locationId: $locationId, at: $at) {
      ...KitParts
    }
  }
  ${KIT}
`

/** Creates a kit for another year from an earlier one; returns its id. */
export const makeNextKitMutation: TypedDocumentNode<
  MakeNextKitMutation,
  MakeNextKitMutationVariables
> = gql`
  mutation MakeNextKit($kitId: ID!, $title: String!, $lastDay: String!) {
    makeNextKit(kitId: $kitId, title: $title, lastDay: $lastDay)
  }
`
