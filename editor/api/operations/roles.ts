import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DeletePermissionSetMutation,
  DeletePermissionSetMutationVariables,
  DeleteRoleMutation,
  DeleteRoleMutationVariables,
  PermissionSetsQuery,
  PermissionSetsQueryVariables,
  RolesQuery,
  RolesQueryVariables,
  SavePermissionSetMutation,
  SavePermissionSetMutationVariables,
  SaveRoleMutation,
  SaveRoleMutationVariables,
} from './generated'

/** Roles and the permissions of permission sets. */

export const rolesQuery: TypedDocumentNode<RolesQuery, RolesQueryVariables> = gql`
  query Roles {
    roles {
      id
      kind
      name
      department
      locationId
      ofNetwork
      level
      permissionSetId
      version
      holders {
        id
        name
        email
      }
    }
  }
`

export const permissionSetsQuery: TypedDocumentNode<
  PermissionSetsQuery,
  PermissionSetsQueryVariables
> = gql`
  query PermissionSets {
    permissionSets {
      id
      name
      kinds {
        kind
        level
      }
      languages
      version
      holderCount
    }
  }
`

export const savePermissionSetMutation: TypedDocumentNode<
  SavePermissionSetMutation,
  SavePermissionSetMutationVariables
> = gql`
  mutation SavePermissionSet($input: PermissionSetInput!) {
    createOrUpdatePermissionSet(input: $input) {
      id
    }
  }
`

export const deletePermissionSetMutation: TypedDocumentNode<
  DeletePermissionSetMutation,
  DeletePermissionSetMutationVariables
> = gql`
  mutation DeletePermissionSet($id: ID!) {
    deletePermissionSet(id: $id)
  }
`

export const saveRoleMutation: TypedDocumentNode<SaveRoleMutation, SaveRoleMutationVariables> = gql`
  mutation SaveRole($input: RoleInput!) {
    createOrUpdateRole(input: $input) {
      id
    }
  }
`

export const deleteRoleMutation: TypedDocumentNode<
  DeleteRoleMutation,
  DeleteRoleMutationVariables
> = gql`
  mutation DeleteRole($id: ID!) {
    deleteRole(id: $id)
  }
`
