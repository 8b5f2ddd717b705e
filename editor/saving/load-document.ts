import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import { EMPTY_CONTENT, type PageContent, readContent } from '#schema/page/content'
import type { DocumentSummary } from '../api/answers'
import { type ApiClient, fetchQuery } from '../api/fetch-query'
import { documentQuery } from '../api/operations/documents'
import type { DocumentQuery } from '../api/operations/generated'
import type { PageStep } from '../api/publishing'
import type { PageSettings } from '../store/edits/edited-page'
import type { LocationVersion } from '../store/location-version'
import type { SavedVersion } from './page-save-state'
import type { SendSave } from './sending'
import { settingsOf } from './settings-of'

/** A document opened for editing: the stored document, and its edited item. */
export interface OpenDocument {
  readonly summary: DocumentSummary
  readonly settings: PageSettings
  /** The edited item, which is sent; the others stay unchanged. */
  readonly item: { readonly language: string; readonly locationId: number }
  /** All languages of the page at its location; the edited one may be missing. */
  readonly languages: readonly string[]
  readonly content: PageContent
  /** Maximum number of blocks. */
  readonly maxBlocks: number
}

/** Data for editing a network page at a location: what it is compared with, and how it is saved and published. */
export interface AtLocation {
  readonly version: LocationVersion
  readonly send: SendSave<SavedVersion>
  readonly publishStep: PageStep
}

export type LoadedDocument =
  | { readonly state: 'ready'; readonly document: OpenDocument; readonly atLocation?: AtLocation }
  | { readonly state: 'missing' }
  /** The content isn't a valid page: it is shown as it is, and never overwritten by accident. */
  | {
      readonly state: 'unreadable'
      readonly title: string
      readonly problems: readonly string[]
      readonly content: unknown
    }

/** Fetches a document in one of its languages, bypassing all caches. Network and permission errors are thrown unchanged. */
export async function loadDocument(
  client: ApiClient,
  documentId: number,
  language: string = DEFAULT_LANGUAGE,
): Promise<LoadedDocument> {
  return documentIn(await fetchQuery(client, documentQuery, { id: String(documentId) }), language)
}

/** Returns the document of a result in one of its languages. */
export function documentIn({ document }: DocumentQuery, language: string): LoadedDocument {
  if (!document) return { state: 'missing' }
  const { description, imageId, topic, maxBlocks, ...summary } = document
  const item = { language, locationId: summary.locationId }
  // If the location has no item, it starts from its fallback and saves its own.
  const stored = bestOf(topic.items, item)?.content ?? EMPTY_CONTENT
  const content = readContent(stored, { blocks: Number.POSITIVE_INFINITY, depth: 100 })
  if (!content.ok)
    return {
      state: 'unreadable',
      title: summary.title,
      problems: content.problems.map(({ message }) => message),
      content: stored,
    }
  const { title, visibility } = summary
  const ownSettings = { title, description, imageId, visibility, ...topic }
  return {
    state: 'ready',
    document: {
      summary,
      settings: settingsOf(ownSettings, item),
      item,
      languages: languagesOf(topic.items, summary.locationId),
      content: content.content,
      maxBlocks,
    },
  }
}

function languagesOf(
  items: readonly { readonly language: string; readonly locationId: number | null }[],
  own: number,
): readonly string[] {
  const here = items.filter(({ locationId }) => locationId === null || locationId === own)
  return [...new Set(here.map(({ language }) => language))].sort()
}
