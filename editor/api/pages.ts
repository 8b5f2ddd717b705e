import { LOCATIONS_AT_ONCE } from '#schema/api/opening'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { DocumentType } from '#schema/entities/statuses'
import { compareNames } from '#schema/messages/format'
import type { PageContent } from '#schema/page/content'
import type { LocationName, SavedDocument } from './answers'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import { locationNamesQuery, previewMutation, saveMutation } from './operations/documents'
import type { LocationNamesQuery, PreviewLinksQuery } from './operations/generated'

/** What the page list and the editor ask the server for. Failures are thrown as they came. */

/** The kinds of documents that are pages. */
export const pageTypes = [
  'LAYOUT',
  'LOCATION',
  'PAGE',
  'SHARED',
  'TEMPLATE',
] as const satisfies readonly DocumentType[]
export type PageType = (typeof pageTypes)[number]

/** Every location, in the order of the names; asked once. */
export async function readLocations(client: ApiClient): Promise<readonly LocationName[]> {
  const all = await everyLocation(client)
  return all.toSorted((a, b) => compareNames(a.name, b.name))
}

/** The same in any order, for a page that is being opened: the first comparison of names takes a browser 6 ms. */
export async function everyLocation(client: ApiClient): Promise<readonly LocationName[]> {
  const all: LocationName[] = []
  let after: string | null = null
  do {
    const { locations }: LocationNamesQuery = await fetchQuery(
      client,
      locationNamesQuery,
      { first: LOCATIONS_AT_ONCE, after },
      'cache-first',
    )
    all.push(...locations.nodes)
    after = locations.pageInfo.hasNextPage ? locations.pageInfo.endCursor : null
  } while (after !== null)
  return all
}

export interface NewPage {
  readonly title: string
  /** The address inside the location's site, `/visit`; `null` for one made of the title. */
  readonly address: string | null
  readonly type: PageType
  readonly locationId: number
  readonly description: string
  readonly content: PageContent
}

/** Creates a page. The same key never creates two. */
export async function createPage(
  client: ApiClient,
  { title, address, type, locationId, description, content }: NewPage,
  idempotencyKey: string,
): Promise<SavedDocument> {
  const { createOrUpdateDocument } = await write(client, saveMutation, {
    id: null,
    title,
    description,
    type,
    topic: {
      externalUrl: address,
      locationId: String(locationId),
      items: [
        {
          language: DEFAULT_LANGUAGE,
          locationId: String(locationId),
          title,
          content,
        },
      ],
    },
    idempotencyKey,
  })
  return createOrUpdateDocument
}

/** A preview link: an address that shows the draft in a language to anyone who has it, for a while. */
export async function createPreview(
  client: ApiClient,
  { documentId, ...preview }: NewPreview,
): Promise<string> {
  const variables = { id: String(documentId), ...preview }
  return (await write(client, previewMutation, variables)).createPreview.url
}

interface NewPreview {
  readonly documentId: number
  readonly language: string
  /** For 14 days, rather than for a look. */
  readonly shared?: boolean
  /** Shows the newest draft, rather than the present one. */
  readonly followsDraft?: boolean
}

/** A shared link that still works. */
export type PreviewLink = NonNullable<PreviewLinksQuery['document']>['previews'][number]
