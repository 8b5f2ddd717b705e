import type { RequestContext } from '../context'
import type { SavedDocument } from '../documents/document-row'
import {
  type RestoreLanguageArguments,
  restoreLanguage as restore,
} from '../documents/restore-language'

export function restoreLanguage(
  _: unknown,
  args: RestoreLanguageArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return restore(context, args)
}
