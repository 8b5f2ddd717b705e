import type { ApolloClient } from '@apollo/client'
import type { PageSettings } from '#editor/store/edited-page'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { bestText } from '#schema/entities/topic'
import { EMPTY_CONTENT, type PageContent, readContent } from '#schema/page/content'
import { type DocumentSummary, fullDocument } from './answers'
import { documentQuery } from './operations/documents'
import { plainAnswer } from './plain-answer'

/** A document opened for editing: what is stored, and the one item of it that is edited. */
export interface OpenDocument {
  readonly summary: DocumentSummary
  readonly settings: PageSettings
  /** The item that is edited and sent; the others stay as they are. */
  readonly item: { readonly language: string; readonly locationId: number }
  readonly content: PageContent
}

export type LoadedDocument =
  | { readonly state: 'ready'; readonly document: OpenDocument }
  | { readonly state: 'missing' }
  /** The content is not a page: it is shown as it is, and never overwritten by accident. */
  | {
      readonly state: 'unreadable'
      readonly title: string
      readonly problems: readonly string[]
      readonly content: unknown
    }

/** Fetches a document past every cache. Network and permission errors are thrown as they came. */
export async function loadDocument(
  client: ApolloClient,
  documentId: number,
): Promise<LoadedDocument> {
  const { data } = await client.query({
    query: documentQuery,
    variables: { id: String(documentId) },
    fetchPolicy: 'no-cache',
  })
  const answer = plainAnswer(data?.document ?? null)
  if (answer === null) return { state: 'missing' }
  const { description, topic, ...summary } = fullDocument.parse(answer)
  const item = { language: DEFAULT_LANGUAGE, locationId: summary.locationId }
  // Where the location has no item of its own, it begins with what it falls back to and saves its own.
  const stored = bestText(topic.items, item)?.content ?? EMPTY_CONTENT
  const content = readContent(stored, { blocks: Number.POSITIVE_INFINITY, depth: 100 })
  if (!content.ok)
    return {
      state: 'unreadable',
      title: summary.title,
      problems: content.problems.map(({ message }) => message),
      content: stored,
    }
  const settings = { title: summary.title, description, externalUrl: topic.externalUrl ?? '' }
  return {
    state: 'ready',
    document: { summary, settings, item, content: content.content },
  }
}
