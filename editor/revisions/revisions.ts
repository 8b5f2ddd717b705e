import type { ApolloClient } from '@apollo/client'
import { z } from 'zod/mini'
import { bestText } from '#schema/entities/topic'
import { EMPTY_CONTENT, readContent } from '#schema/page/content'
import { type SavedDocument, savedDocument, sharedSettings, topicItem } from '../api/answers'
import { restoreRevisionMutation, revisionQuery, revisionsQuery } from '../api/operations/revisions'
import { plainAnswer } from '../api/plain-answer'
import type { PageState } from '../saving/journal'
import type { OpenDocument } from '../saving/load-document'
import { settingsOf } from '../saving/settings-of'

/** The saved versions of a page. Failures are thrown as they came. */

const revision = z.object({
  version: z.int(),
  kind: z.enum(['AUTOSAVE', 'RESTORE', 'SAVE']),
  savedAt: z.string(),
  savedBy: z.string(),
  title: z.string(),
})
/** One saved version, without what it holds. */
export type Revision = z.infer<typeof revision>

const revisionsAnswer = z.object({
  publishedVersion: z.nullable(z.int()),
  revisions: z.object({
    nodes: z.array(revision),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
})

export interface RevisionPart {
  readonly nodes: readonly Revision[]
  readonly publishedVersion: number | null
  /** Where the next part begins; `null` after the last. */
  readonly next: string | null
}

/** The saved versions of a document, the newest first, fifty at a time. */
export async function listRevisions(
  client: ApolloClient,
  documentId: number,
  after: string | null,
): Promise<RevisionPart> {
  const { data } = await client.query({
    query: revisionsQuery,
    variables: { id: String(documentId), first: 50, after },
    fetchPolicy: 'no-cache',
  })
  const { publishedVersion, revisions } = revisionsAnswer.parse(plainAnswer(data?.document))
  const { hasNextPage, endCursor } = revisions.pageInfo
  return { nodes: revisions.nodes, publishedVersion, next: hasNextPage ? endCursor : null }
}

const revisionAnswer = z.object({
  revision: z.nullable(
    z.object({
      title: z.string(),
      description: z.string(),
      externalUrl: z.nullable(z.string()),
      ...sharedSettings,
      items: z.array(topicItem),
    }),
  ),
})

/** A saved version as the edited location had it; `null` when it is gone, or no page that can be read. */
export async function readRevision(
  client: ApolloClient,
  { summary, item }: OpenDocument,
  version: number,
): Promise<PageState | null> {
  const { data } = await client.query({
    query: revisionQuery,
    variables: { id: String(summary.id), version },
    fetchPolicy: 'no-cache',
  })
  const found = revisionAnswer.parse(plainAnswer(data?.document)).revision
  if (!found) return null
  const stored = bestText(found.items, item)?.content ?? EMPTY_CONTENT
  const read = readContent(stored, { blocks: Number.POSITIVE_INFINITY, depth: 100 })
  if (!read.ok) return null
  return { settings: settingsOf(found, item), content: read.content }
}

/** Writes a saved version as the newest of the draft, in every language and location it holds. Never publishes. */
export async function restoreRevision(
  client: ApolloClient,
  documentId: number,
  { version, expectedVersion }: { readonly version: number; readonly expectedVersion: number },
): Promise<SavedDocument> {
  const { data } = await client.mutate({
    mutation: restoreRevisionMutation,
    variables: { id: String(documentId), version, expectedVersion },
    fetchPolicy: 'no-cache',
  })
  return savedDocument.parse(plainAnswer(data?.restoreRevision))
}
