import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { PageContent } from '#schema/page/content'
import type { SavedDocument } from './answers'
import { type ApiClient, write } from './fetch-query'
import { saveMutation } from './operations/documents'
import type { PageType } from './pages'

export interface NewPage {
  readonly title: string
  /** Path inside the location's site, e.g. `/visit`; `null` to derive it from the title. */
  readonly address: string | null
  readonly type: PageType
  readonly locationId: number
  readonly description: string
  readonly content: PageContent
}

/** Creates a page. Requests with the same key create only one. */
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
