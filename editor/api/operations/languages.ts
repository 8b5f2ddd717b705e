import { gql, type TypedDocumentNode } from '@apollo/client'

/** Taking a language off a page, and bringing it back. Answers are looked at by `languages.ts`. */

interface Variables {
  readonly id: string
  readonly language: string
  readonly expectedVersion: number
}

export const removeLanguageMutation: TypedDocumentNode<{ saved: unknown }, Variables> = gql`
  mutation RemoveLanguage($id: ID!, $language: String!, $expectedVersion: Int!) {
    saved: removeLanguage(id: $id, language: $language, expectedVersion: $expectedVersion) {
      id
      version
      publishedVersion
      status
      savedAt
    }
  }
`

export const restoreLanguageMutation: TypedDocumentNode<
  { saved: unknown },
  Variables & { readonly version: number }
> = gql`
  mutation RestoreLanguage($id: ID!, $language: String!, $version: Int!, $expectedVersion: Int!) {
    saved: restoreLanguage(
      id: $id
      language: $language
      version: $version
      expectedVersion: $expectedVersion
    ) {
      id
      version
      publishedVersion
      status
      savedAt
    }
  }
`
