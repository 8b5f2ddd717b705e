import { type PageContent, readContent } from '#schema/page/content'
import { type ApiClient, write } from './fetch-query'
import type { PageTemplatesQuery } from './operations/generated'
import { saveTemplateMutation } from './operations/shared-blocks'

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

/** Templates per request. */
export const TEMPLATES_PAGE_SIZE = 25

/** Reads saved templates. Invalid ones are omitted. */
export function readTemplates({ pageTemplates }: PageTemplatesQuery): readonly SavedTemplate[] {
  return pageTemplates.nodes.flatMap((node) => templateOf(node))
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
