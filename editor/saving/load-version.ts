import type { ConflictVersion } from '../api/failure'
import { type ApiClient, fetchQuery } from '../api/fetch-query'
import { documentQuery } from '../api/operations/documents'
import type { SavedVersion } from './page-save-state'

/** The current stored state of a document. */
export interface LoadedVersion {
  readonly saved: SavedVersion
  readonly theirs: ConflictVersion
}

/** Fetches a document, bypassing all caches; `null` if it is no longer visible. Errors are thrown unchanged. */
export async function loadVersion(
  client: ApiClient,
  documentId: number,
): Promise<LoadedVersion | null> {
  const { document } = await fetchQuery(client, documentQuery, { id: String(documentId) })
  if (!document) return null
  const { topic, ...summary } = document
  const { version, publishedVersion, status, recordStatus, review, updatedAt, updatedBy } = summary
  const { livePath, texts, schedules } = summary
  const { title, description, imageId, visibility } = summary
  return {
    saved: {
      ...{ version, publishedVersion, status, recordStatus, review, savedAt: updatedAt },
      ...{ livePath, texts, schedules },
    },
    theirs: {
      ...{ version, savedAt: updatedAt, savedBy: updatedBy ?? '' },
      ...{ title, description, imageId, visibility, externalUrl: topic.externalUrl },
      items: topic.items.map(({ title: own, ...item }) => ({ ...item, title: own ?? '' })),
    },
  }
}
