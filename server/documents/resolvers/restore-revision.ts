import type { RequestContext } from '../../operations/context'
import type { SavedDocument } from '../document-row'
import { type RestoreArguments, restoreRevision as restore } from '../restore-revision'

export function restoreRevision(
  _: unknown,
  args: RestoreArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return restore(context, args)
}
