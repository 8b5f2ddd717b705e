import { bestOf } from '#schema/entities/place'
import { EMPTY_CONTENT, readContent } from '#schema/page/content'
import type { SavedDocument } from '../api/answers'
import { type ApiClient, write } from '../api/fetch-query'
import type { RevisionQuery } from '../api/operations/generated'
import { restoreRevisionMutation } from '../api/operations/revisions'
import type { PageState } from '../saving/journal'
import type { OpenDocument } from '../saving/load-document'
import { settingsOf } from '../saving/settings-of'

/** Returns a saved version as shown at the edited location; `null` if it no longer exists, or isn't a readable page. */
export function revisionState(
  { document }: RevisionQuery,
  item: OpenDocument['item'],
): PageState | null {
  const found = document?.revision
  if (!found) return null
  const stored = bestOf(found.items, item)?.content ?? EMPTY_CONTENT
  const read = readContent(stored, { blocks: Number.POSITIVE_INFINITY, depth: 100 })
  if (!read.ok) return null
  return { settings: settingsOf(found, item), content: read.content }
}

/** Saves an earlier version as the newest draft, in all its languages and locations. Never publishes. */
export async function restoreRevision(
  client: ApiClient,
  documentId: number,
  { version, expectedVersion }: { readonly version: number; readonly expectedVersion: number },
): Promise<SavedDocument> {
  const variables = { id: String(documentId), version, expectedVersion }
  return (await write(client, restoreRevisionMutation, variables)).restoreRevision
}
