import type { RequestContext } from '../../operations/context'
import type { SavedDocument } from '../document-row'
import type { SaveArguments } from '../input/save-input'
import { saveDocument } from '../save-document'

export function createOrUpdateDocument(
  _: unknown,
  args: SaveArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return saveDocument(context, args)
}
