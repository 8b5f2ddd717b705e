import { type PageContent, readContent } from '#schema/page/content'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type { PageTemplatesQuery } from './operations/generated'
import { pageTemplatesQuery, saveTemplateMutation } from './operations/shared-blocks'

/** A saved template, in addition to the built-in ones. */
export interface SavedTemplate {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly locationId: number
  readonly locationName: string
  readonly version: number
  readonly content: PageContent
}

const PAGE_SIZE = 25

/** Returns one page of the saved templates for new pages of a location. Invalid ones are omitted. */
export async function listPageTemplates(
  client: ApiClient,
  locationId: number,
  after: string | null,
): Promise<{ readonly templates: readonly SavedTemplate[]; readonly after: string | null }> {
  const variables = { locationId: String(locationId), first: PAGE_SIZE, after }
  const { pageTemplates } = await fetchQuery(client, pageTemplatesQuery, variables)
  const { nodes, pageInfo } = pageTemplates
  return {
    templates: nodes.flatMap((node) => templateOf(node)),
    after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

function templateOf({
  content,
  ...rest
}: PageTemplatesQuery['pageTemplates']['nodes'][number]): SavedTemplate[] {
  const read = readContent(content)
  return read.ok ? [{ ...rest, content: read.content }] : []
}

interface NewTemplate {
  readonly title: string
  readonly description: string
  readonly locationId: number
  readonly language: string
  readonly content: PageContent
}

export async function savePageTemplate(
  client: ApiClient,
  { locationId, ...template }: NewTemplate,
  idempotencyKey: string,
): Promise<{ readonly id: number }> {
  const variables = { ...template, locationId: String(locationId), idempotencyKey }
  return (await write(client, saveTemplateMutation, variables)).createOrUpdatePageTemplate
}
