import { gql, type TypedDocumentNode } from '@apollo/client'
import { PUBLISHED_DOCUMENT } from './documents'
import type {
  RemoveLanguageMutation,
  RemoveLanguageMutationVariables,
  RestoreLanguageMutation,
  RestoreLanguageMutationVariables,
} from './generated'

/** Removes a language from a page, and restores it. */

export const removeLanguageMutation: TypedDocumentNode<
  RemoveLanguageMutation,
  RemoveLanguageMutationVariables
> = gql`
  mutation RemoveLanguage($id: ID!, $language: String!, $expectedVersion: Int!) {
    saved: removeLanguage(id: $id, language: $language, expectedVersion: $expectedVersion) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const restoreLanguageMutation: TypedDocumentNode<
  RestoreLanguageMutation,
  RestoreLanguageMutationVariables
> = gql`
  mutation RestoreLanguage($id: ID!, $language: String!, $version: Int!, $expectedVersion: Int!) {
    saved: restoreLanguage(
      id: $id
      language: $language
      version: $version
      expectedVersion: $expectedVersion
    ) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`
