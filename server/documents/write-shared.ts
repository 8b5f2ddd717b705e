import type { RequestContext } from '../graphql/operations/context'
import type { SavedDocument } from './document-row'
import { saveDocument } from './save-document'
import type { SaveArguments } from './save-input'

interface BlocksArguments
  extends Pick<
    SaveArguments,
    'id' | 'title' | 'description' | 'expectedVersion' | 'idempotencyKey'
  > {
  readonly locationId?: string | null
  readonly language?: string | null
  readonly content?: unknown
}

export const createOrUpdateSharedBlock = resolver('SHARED')
export const createOrUpdatePageTemplate = resolver('TEMPLATE')

/** Creates a resolver that saves a document with one text, as createOrUpdateDocument does. */
function resolver(type: 'SHARED' | 'TEMPLATE') {
  return (
    _: unknown,
    { locationId, language, content, ...args }: BlocksArguments,
    context: RequestContext,
  ): Promise<SavedDocument> => {
    const item = { language: language ?? null, ...(content != null && { content }) }
    const items = content == null && args.id != null ? [] : [item]
    return saveDocument(context, {
      ...args,
      type,
      topic: { locationId: locationId ?? null, items },
    })
  }
}
