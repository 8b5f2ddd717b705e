import type { RequestContext } from '../context'
import type { SavedDocument } from '../documents/document-row'
import { saveDocument } from '../documents/save-document'
import type { SaveArguments } from '../documents/save-input'

export function createOrUpdateDocument(
  _: unknown,
  args: SaveArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return saveDocument(context, args)
}
