import type { RequestContext } from '../context'
import type { SavedDocument } from '../documents/document-row'
import { type RestoreArguments, restoreRevision as restore } from '../documents/restore-revision'

export function restoreRevision(
  _: unknown,
  args: RestoreArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return restore(context, args)
}
