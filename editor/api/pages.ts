import type { ApolloClient } from '@apollo/client'
import { z } from 'zod/mini'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { DocumentType } from '#schema/entities/statuses'
import { EMPTY_CONTENT } from '#schema/page/content'
import {
  type DocumentPage,
  documentPage,
  type LocationName,
  locationName,
  type SavedDocument,
  savedDocument,
} from './answers'
import {
  type DocumentsVariables,
  documentsQuery,
  locationNamesQuery,
  previewMutation,
  publishMutation,
  saveMutation,
} from './operations/documents'
import { plainAnswer } from './plain-answer'

/** What the page list and the editor ask the server for. Failures are thrown as they came. */

/** The kinds of documents that are pages. */
export const pageTypes = ['LOCATION', 'PAGE'] as const satisfies readonly DocumentType[]
export type PageType = (typeof pageTypes)[number]

export async function searchPages(
  client: ApolloClient,
  variables: DocumentsVariables,
): Promise<DocumentPage> {
  const { data } = await client.query({
    query: documentsQuery,
    variables,
    fetchPolicy: 'no-cache',
  })
  return documentPage.parse(plainAnswer(data?.documents))
}

const locationAnswer = z.object({
  locations: z.object({
    nodes: z.array(locationName),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
})

/** Every location by name; asked once. */
export async function readLocations(client: ApolloClient): Promise<readonly LocationName[]> {
  const all: LocationName[] = []
  let after: string | null = null
  do {
    const { data }: { data?: unknown } = await client.query({
      query: locationNamesQuery,
      variables: { first: 100, after },
    })
    const { locations } = locationAnswer.parse(plainAnswer(data))
    all.push(...locations.nodes)
    after = locations.pageInfo.hasNextPage ? locations.pageInfo.endCursor : null
  } while (after !== null)
  return all.sort((a, b) => a.name.localeCompare(b.name))
}

export interface NewPage {
  readonly title: string
  /** The address inside the location's site, `/visit`. */
  readonly address: string
  readonly type: PageType
  readonly locationId: number
}

/** Creates an empty page. The same key never creates two. */
export async function createPage(
  client: ApolloClient,
  { title, address, type, locationId }: NewPage,
  idempotencyKey: string,
): Promise<SavedDocument> {
  const { data } = await client.mutate({
    mutation: saveMutation,
    variables: {
      id: null,
      title,
      type,
      topic: {
        externalUrl: address,
        locationId: String(locationId),
        items: [
          {
            language: DEFAULT_LANGUAGE,
            locationId: String(locationId),
            title,
            content: EMPTY_CONTENT,
          },
        ],
      },
      idempotencyKey,
    },
    fetchPolicy: 'no-cache',
  })
  return savedDocument.parse(plainAnswer(data?.createOrUpdateDocument))
}

/** Makes a version of the draft what visitors see. */
export async function publishPage(
  client: ApolloClient,
  documentId: number,
  expectedVersion: number,
): Promise<SavedDocument> {
  const { data } = await client.mutate({
    mutation: publishMutation,
    variables: { id: String(documentId), expectedVersion },
    fetchPolicy: 'no-cache',
  })
  return savedDocument.parse(plainAnswer(data?.publishDocument))
}

/** An address that shows the draft in a language to whoever has it, for a while. */
export async function createPreview(
  client: ApolloClient,
  { documentId, language }: { readonly documentId: number; readonly language: string },
): Promise<string> {
  const { data } = await client.mutate({
    mutation: previewMutation,
    variables: { id: String(documentId), language },
    fetchPolicy: 'no-cache',
  })
  return z.object({ url: z.string() }).parse(data?.createPreview).url
}
