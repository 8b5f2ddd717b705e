import type { ApolloClient } from '@apollo/client'
import type { RecordStatus } from '#schema/entities/statuses'
import type { DocumentPage } from './answers'
import { fetchQuery, write } from './fetch-query'
import { newKey } from './new-key'
import { saveMutation } from './operations/documents'
import type { DocumentsQueryVariables } from './operations/generated'
import {
  documentsQuery,
  pageToCopyQuery,
  setRecordStatusMutation,
  unpublishMutation,
} from './operations/page-actions'
import { plainAnswer } from './plain-answer'

/** What the page list asks, and does to a page. Failures are thrown as they came. */

/** Pages as lists show them. Not with the rest of `pages.ts`: who edits a page searches only when they do. */
export async function searchPages(
  client: ApolloClient,
  variables: DocumentsQueryVariables,
): Promise<DocumentPage> {
  const { documents } = await fetchQuery(client, documentsQuery, variables)
  return plainAnswer(documents)
}

/** A page and the version of it that was looked at: none of these steps changes the version. */
export interface PageVersion {
  readonly id: number
  readonly version: number
}

/** Takes a page away from visitors; its draft stays. */
export async function unpublishPage(client: ApolloClient, page: PageVersion): Promise<void> {
  await write(client, unpublishMutation, named(page))
}

/** Archives a page, moves it to the trash, or takes it out again. */
export async function setPageStatus(
  client: ApolloClient,
  page: PageVersion,
  status: RecordStatus,
): Promise<void> {
  await write(client, setRecordStatusMutation, { ...named(page), status })
}

/** A page out of the trash is out of sight first; it is a draft like any other after this. */
export async function restorePage(client: ApolloClient, page: PageVersion): Promise<void> {
  await setPageStatus(client, page, 'INACTIVE')
  await setPageStatus(client, page, 'ACTIVE')
}

/**
 * Makes a draft that holds what another page's draft holds, in every language. The server gives it an address of its own,
 * made of its title, so that several may do it at once.
 */
export async function duplicatePage(client: ApolloClient, id: number): Promise<PageVersion> {
  const { document } = await fetchQuery(client, pageToCopyQuery, { id: String(id) })
  if (!document) throw new Error(`Document ${id} is not there any more`)
  const { topic, ...page } = document
  const { createOrUpdateDocument } = await write(client, saveMutation, {
    id: null,
    title: copyTitle(page.title),
    description: page.description,
    type: page.type,
    imageId: page.imageId ?? null,
    visibility: page.visibility,
    topic: {
      locationId: page.locationId,
      items: topic.items
        .filter(({ locationId }) => (locationId ?? page.locationId) === page.locationId)
        .map(({ language, locationId, title, richText, content }) => ({
          language,
          locationId: locationId ?? null,
          title: title === page.title ? copyTitle(title) : title,
          richText,
          content,
        })),
    },
    idempotencyKey: newKey(),
  })
  return { id: Number(createOrUpdateDocument.id), version: createOrUpdateDocument.version }
}

/** Titles have at most 200 characters. */
function copyTitle(title: string): string {
  return `${[...title].slice(0, 190).join('')} (copy)`
}

function named({ id, version }: PageVersion) {
  return { id: String(id), expectedVersion: version }
}
