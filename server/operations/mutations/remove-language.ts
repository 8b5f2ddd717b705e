import type { RequestContext } from '../context'
import type { SavedDocument } from '../documents/document-row'
import {
  type RemoveLanguageArguments,
  removeLanguage as removeFrom,
} from '../documents/remove-language'

export function removeLanguage(
  _: unknown,
  args: RemoveLanguageArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return removeFrom(context, args)
}
