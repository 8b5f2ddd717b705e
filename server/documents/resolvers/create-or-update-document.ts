import type { RequestContext } from '../../operations/context'
import type { SavedDocument } from '../document-row'
import { saveDocument } from '../save-document'
import type { SaveArguments } from '../save-input'

export function createOrUpdateDocument(
  _: unknown,
  args: SaveArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return saveDocument(context, args)
}
