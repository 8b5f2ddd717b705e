import { type ApiClient, write } from './fetch-query'
import type { PreviewLinksQuery } from './operations/generated'
import { previewMutation } from './operations/previews'

/** Creates a preview link: a temporary address that shows the draft in one language without an account. */
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
  /** True for a link valid for 14 days instead of a short look. */
  readonly shared?: boolean
  /** True to show the newest draft instead of the current one. */
  readonly followsDraft?: boolean
}

/** A shared link that is still valid. */
export type PreviewLink = NonNullable<PreviewLinksQuery['document']>['previews'][number]
