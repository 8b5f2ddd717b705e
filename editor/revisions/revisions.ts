import { bestOf } from '#schema/entities/place'
import { EMPTY_CONTENT, readContent } from '#schema/page/content'
import type { Revision, SavedDocument } from '../api/answers'
import { type ApiClient, fetchQuery, write } from '../api/fetch-query'
import { restoreRevisionMutation, revisionQuery, revisionsQuery } from '../api/operations/revisions'
import type { PageState } from '../saving/journal'
import type { OpenDocument } from '../saving/load-document'
import { settingsOf } from '../saving/settings-of'

/** Saved versions of a page. Errors are thrown unchanged. */

export interface RevisionPart {
  readonly nodes: readonly Revision[]
  readonly publishedVersion: number | null
  /** Cursor of the next page; `null` after the last. */
  readonly next: string | null
}

/** Returns the saved versions of a document, newest first, fifty per page. */
export async function listRevisions(
  client: ApiClient,
  documentId: number,
  after: string | null,
): Promise<RevisionPart> {
  const variables = { id: String(documentId), first: 50, after }
  const { document } = await fetchQuery(client, revisionsQuery, variables)
  if (!document) throw new Error(`Document ${documentId} no longer exists`)
  const { publishedVersion, revisions } = document
  const { hasNextPage, endCursor } = revisions.pageInfo
  return { nodes: revisions.nodes, publishedVersion, next: hasNextPage ? endCursor : null }
}

/** Reads a saved version as shown at the edited location; `null` if it no longer exists, or isn't a readable page. */
export async function readRevision(
  client: ApiClient,
  { summary, item }: OpenDocument,
  version: number,
): Promise<PageState | null> {
  const { document } = await fetchQuery(client, revisionQuery, { id: String(summary.id), version })
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
