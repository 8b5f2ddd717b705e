import type { RequestContext } from '../../operations/context'
import type { SavedDocument } from '../document-row'
import { type RemoveLanguageArguments, removeLanguage as removeFrom } from '../remove-language'

export function removeLanguage(
  _: unknown,
  args: RemoveLanguageArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return removeFrom(context, args)
}
