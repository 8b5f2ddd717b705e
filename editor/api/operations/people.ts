import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  ChangePersonMutation,
  ChangePersonMutationVariables,
  EndSessionsMutation,
  EndSessionsMutationVariables,
  HasTwoFactorQuery,
  HasTwoFactorQueryVariables,
  InvitePersonMutation,
  InvitePersonMutationVariables,
  MySessionsQuery,
  MySessionsQueryVariables,
  PasskeysQuery,
  PasskeysQueryVariables,
  PeopleQuery,
  PeopleQueryVariables,
  SetAssignmentsMutation,
  SetAssignmentsMutationVariables,
  SetLanguageMutation,
  SetLanguageMutationVariables,
  SetSignInPolicyMutation,
  SetSignInPolicyMutationVariables,
  SignInPolicyQuery,
  SignInPolicyQueryVariables,
} from './generated'

/** People with the fields shown in their list. */

const personParts = gql`
  fragment PersonParts on Person {
    id
    name
    email
    status
    lastSignedInAt
    createdAt
    isYou
    isManagedByYou
    hasTwoFactor
    hasPasskey
    invitationExpiresAt
    assignments {
      level
      locationId
      ofNetwork
      role
      permissionSetId
      permissionSet
      validFrom
      validUntil
    }
  }
`

export const peopleQuery: TypedDocumentNode<PeopleQuery, PeopleQueryVariables> = gql`
  query People(
    $search: String
    $locationId: ID
    $level: PermissionLevel
    $status: PersonStatus
    $sortBy: PersonSort
    $sort: SortDirection
    $first: Int
    $after: String
  ) {
    people(
      search: $search
      locationId: $locationId
      level: $level
      status: $status
      sortBy: $sortBy
      sort: $sort
      first: $first
      after: $after
    ) {
      nodes {
        ...PersonParts
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${personParts}
`

export const invitePersonMutation: TypedDocumentNode<
  InvitePersonMutation,
  InvitePersonMutationVariables
> = gql`
  mutation InvitePerson(
    $email: String!
    $name: String!
    $assignments: [AssignmentInput!]!
    $language: String
  ) {
    invitePerson(email: $email, name: $name, assignments: $assignments, language: $language) {
      id
      name
    }
  }
`

export const setAssignmentsMutation: TypedDocumentNode<
  SetAssignmentsMutation,
  SetAssignmentsMutationVariables
> = gql`
  mutation SetAssignments($personId: ID!, $assignments: [AssignmentInput!]!) {
    setAssignments(personId: $personId, assignments: $assignments) {
      id
    }
  }
`

/** Takes one step at a time; the others are omitted. */
export const changePersonMutation: TypedDocumentNode<
  ChangePersonMutation,
  ChangePersonMutationVariables
> = gql`
  mutation ChangePerson(
    $id: ID!
    $resends: Boolean!
    $deactivates: Boolean!
    $reactivates: Boolean!
    $resetsTwoFactor: Boolean!
    $revokes: Boolean!
  ) {
    resendInvitation(personId: $id) @include(if: $resends) {
      id
    }
    deactivatePerson(id: $id) @include(if: $deactivates) {
      id
    }
    reactivatePerson(id: $id) @include(if: $reactivates) {
      id
    }
    resetTwoFactor(personId: $id) @include(if: $resetsTwoFactor) {
      id
    }
    revokeInvitation(personId: $id) @include(if: $revokes)
  }
`

export const endSessionsMutation: TypedDocumentNode<
  EndSessionsMutation,
  EndSessionsMutationVariables
> = gql`
  mutation EndSessions($personId: ID) {
    endSessions(personId: $personId)
  }
`

export const setLanguageMutation: TypedDocumentNode<
  SetLanguageMutation,
  SetLanguageMutationVariables
> = gql`
  mutation SetLanguage($language: String!) {
    setLanguage(language: $language)
  }
`

export const mySessionsQuery: TypedDocumentNode<MySessionsQuery, MySessionsQueryVariables> = gql`
  query MySessions {
    mySessions {
      id
      createdAt
      device
      isThisOne
    }
  }
`

export const signInPolicyQuery: TypedDocumentNode<SignInPolicyQuery, SignInPolicyQueryVariables> =
  gql`
    query SignInPolicy {
      signInPolicy {
        twoStepFrom
      }
    }
  `

export const setSignInPolicyMutation: TypedDocumentNode<
  SetSignInPolicyMutation,
  SetSignInPolicyMutationVariables
> = gql`
  mutation SetSignInPolicy($twoStepFrom: PermissionLevel) {
    setSignInPolicy(twoStepFrom: $twoStepFrom) {
      twoStepFrom
    }
  }
`

export const passkeysQuery: TypedDocumentNode<PasskeysQuery, PasskeysQueryVariables> = gql`
  query Passkeys {
    me {
      id
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
    }
  }
`

export const hasTwoFactorQuery: TypedDocumentNode<HasTwoFactorQuery, HasTwoFactorQueryVariables> =
  gql`
    query HasTwoFactor {
      me {
        id
        hasTwoFactor
      }
    }
  `
