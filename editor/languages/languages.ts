import { type ApiClient, write } from '../api/fetch-query'
import type { PublishedDocumentPartsFragment } from '../api/operations/generated'
import { removeLanguageMutation, restoreLanguageMutation } from '../api/operations/languages'
import type { SavedVersion } from '../saving/page-save-state'

/** One language of a page, at the version the page is thought to be at. Failures are thrown as they came. */
interface LanguageOfPage {
  readonly documentId: number
  readonly language: string
  readonly expectedVersion: number
}

/** Takes a language off the draft, and off what visitors see. */
export async function removeLanguage(
  client: ApiClient,
  { documentId, ...rest }: LanguageOfPage,
): Promise<SavedVersion> {
  const variables = { id: String(documentId), ...rest }
  return versionOf((await write(client, removeLanguageMutation, variables)).saved)
}

/** Restores a language of the draft, as it was in a version. */
export async function restoreLanguage(
  client: ApiClient,
  { documentId, ...rest }: LanguageOfPage & { readonly version: number },
): Promise<SavedVersion> {
  const variables = { id: String(documentId), ...rest }
  return versionOf((await write(client, restoreLanguageMutation, variables)).saved)
}

function versionOf(answer: PublishedDocumentPartsFragment): SavedVersion {
  const { id: _id, ...saved } = answer
  return saved
}
