import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { type PageContent, readContent } from '#schema/page/content'
import type { SiteLayout } from '#schema/page/site-layout'
import type { SavedDocument } from './answers'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import { saveMutation } from './operations/documents'
import { siteLayoutQuery } from './operations/site-layout'

interface LayoutQuery {
  readonly locationId: number
  readonly language: string
}

/** Returns the layout around pages of a location in a language; `null` if there is none. */
export async function readSiteLayout(
  client: ApiClient,
  { locationId, language }: LayoutQuery,
): Promise<SiteLayout | null> {
  const variables = { locationId: String(locationId), language }
  const { siteLayout } = await fetchQuery(client, siteLayoutQuery, variables)
  if (!siteLayout) return null
  const { content, ...rest } = siteLayout
  const read = content === null ? null : readContent(content)
  return { ...rest, content: read?.ok ? read.content : null }
}

/** Creates a location's own layout, from its current one or empty. Requests with the same key create only one. */
export async function createSiteLayout(
  client: ApiClient,
  { locationId, content }: { readonly locationId: number; readonly content: PageContent | null },
  idempotencyKey: string,
): Promise<SavedDocument> {
  const title = t('Site layout')
  const item = { language: DEFAULT_LANGUAGE, locationId: String(locationId), title }
  const { createOrUpdateDocument } = await write(client, saveMutation, {
    id: null,
    title,
    type: 'LAYOUT',
    topic: {
      locationId: String(locationId),
      ...(content && { items: [{ ...item, content }] }),
    },
    idempotencyKey,
  })
  return createOrUpdateDocument
}
