import { type ApiClient, write } from './fetch-query'
import type { PreviewLinksQuery } from './operations/generated'
import { previewMutation } from './operations/previews'

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
