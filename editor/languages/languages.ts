import type { ApolloClient } from '@apollo/client'
import { savedDocument } from '../api/answers'
import { removeLanguageMutation, restoreLanguageMutation } from '../api/operations/languages'
import { plainAnswer } from '../api/plain-answer'
import type { SavedVersion } from '../saving/saver'

/** One language of a page, at the version the page is thought to be at. Failures are thrown as they came. */
export interface LanguageOfPage {
  readonly documentId: number
  readonly language: string
  readonly expectedVersion: number
}

/** Takes a language off the draft, and off what visitors see. */
export async function removeLanguage(
  client: ApolloClient,
  { documentId, ...rest }: LanguageOfPage,
): Promise<SavedVersion> {
  const { data } = await client.mutate({
    mutation: removeLanguageMutation,
    variables: { id: String(documentId), ...rest },
    fetchPolicy: 'no-cache',
  })
  return versionOf(data?.saved)
}

/** Brings a language back to the draft, as it was in a version. */
export async function restoreLanguage(
  client: ApolloClient,
  { documentId, ...rest }: LanguageOfPage & { readonly version: number },
): Promise<SavedVersion> {
  const { data } = await client.mutate({
    mutation: restoreLanguageMutation,
    variables: { id: String(documentId), ...rest },
    fetchPolicy: 'no-cache',
  })
  return versionOf(data?.saved)
}

function versionOf(answer: unknown): SavedVersion {
  const { id: _id, ...saved } = savedDocument.parse(plainAnswer(answer))
  return saved
}
