import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  ArchiveExportsQuery,
  ArchiveExportsQueryVariables,
  DeleteArchiveExportMutation,
  DeleteArchiveExportMutationVariables,
  StartArchiveExportMutation,
  StartArchiveExportMutationVariables,
} from './generated'

/** Archives that are made on the screen. */

export const archiveExportsQuery: TypedDocumentNode<
  ArchiveExportsQuery,
  ArchiveExportsQueryVariables
> = gql`
  query ArchiveExports {
    archiveExports {
      id
      locationId
      path
      withHistory
      status
      progress
      bytes
      missing
      problem
      createdAt
      expiresAt
    }
  }
`

export const startArchiveExportMutation: TypedDocumentNode<
  StartArchiveExportMutation,
  StartArchiveExportMutationVariables
> = gql`
  mutation StartArchiveExport($locationId: ID, $path: String, $withHistory: Boolean!) {
    startArchiveExport(locationId: $locationId, path: $path, withHistory: $withHistory) {
      id
    }
  }
`

export const deleteArchiveExportMutation: TypedDocumentNode<
  DeleteArchiveExportMutation,
  DeleteArchiveExportMutationVariables
> = gql`
  mutation DeleteArchiveExport($id: ID!) {
    deleteArchiveExport(id: $id)
  }
`
