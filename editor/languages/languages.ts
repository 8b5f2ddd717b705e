import { type ApiClient, write } from '../api/fetch-query'
import type { PublishedDocumentPartsFragment } from '../api/operations/generated'
import { removeLanguageMutation, restoreLanguageMutation } from '../api/operations/languages'
import type { SavedVersion } from '../saving/page-save-state'

/** A language of a page, with the expected version of the page. Errors are thrown unchanged. */
interface LanguageOfPage {
  readonly documentId: number
  readonly language: string
  readonly expectedVersion: number
}

/** Removes a language from the draft and the published page. */
export async function removeLanguage(
  client: ApiClient,
  { documentId, ...rest }: LanguageOfPage,
): Promise<SavedVersion> {
  const variables = { id: String(documentId), ...rest }
  return versionOf((await write(client, removeLanguageMutation, variables)).saved)
}

/** Restores a language of the draft from a version. */
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
