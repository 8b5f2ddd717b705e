import { bestOf } from '#schema/entities/place'
import { EMPTY_CONTENT, readContent } from '#schema/page/content'
import type { Revision, SavedDocument } from '../api/answers'
import { type ApiClient, fetchQuery, write } from '../api/fetch-query'
import { restoreRevisionMutation, revisionQuery, revisionsQuery } from '../api/operations/revisions'
import type { PageState } from '../saving/journal'
import type { OpenDocument } from '../saving/load-document'
import { settingsOf } from '../saving/settings-of'

/** The saved versions of a page. Failures are thrown as they came. */

export interface RevisionPart {
  readonly nodes: readonly Revision[]
  readonly publishedVersion: number | null
  /** Where the next part begins; `null` after the last. */
  readonly next: string | null
}

/** The saved versions of a document, the newest first, fifty at a time. */
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

/** A saved version as the edited location had it; `null` when it is gone, or no page that can be read. */
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

/** Writes a saved version as the newest of the draft, in every language and location it holds. Never publishes. */
export async function restoreRevision(
  client: ApiClient,
  documentId: number,
  { version, expectedVersion }: { readonly version: number; readonly expectedVersion: number },
): Promise<SavedDocument> {
  const variables = { id: String(documentId), version, expectedVersion }
  return (await write(client, restoreRevisionMutation, variables)).restoreRevision
}
