import type { RequestContext } from '../../operations/context'
import type { SavedDocument } from '../document-row'
import { type RestoreLanguageArguments, restoreLanguage as restore } from '../restore-language'

export function restoreLanguage(
  _: unknown,
  args: RestoreLanguageArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return restore(context, args)
}
