import type { RequestContext } from '../../graphql/operations/context'
import type { SavedDocument } from '../document-row'
import { removeLanguage as removeFrom } from '../remove-language'
import { restoreLanguage as restoreIn } from '../restore-language'
import { restoreRevision as restore } from '../restore-revision'
import { saveDocument } from '../save-document'

export const createOrUpdateDocument = createResolver(saveDocument)
export const removeLanguage = createResolver(removeFrom)
export const restoreLanguage = createResolver(restoreIn)
export const restoreRevision = createResolver(restore)

/** Creates a mutation resolver that passes its arguments on unchanged. */
function createResolver<Arguments>(
  write: (context: RequestContext, args: Arguments) => Promise<SavedDocument>,
) {
  return (_: unknown, args: Arguments, context: RequestContext) => write(context, args)
}
