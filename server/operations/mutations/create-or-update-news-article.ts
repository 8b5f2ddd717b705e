import type { RequestContext } from '../context'
import { articleKind } from '../records/article-kind'
import { type RecordArguments, type SavedRecord, saveRecord } from '../records/save-record'

export function createOrUpdateNewsArticle(
  _: unknown,
  {
    newsArticle,
    ...args
  }: Omit<RecordArguments, 'input'> & { readonly newsArticle: RecordArguments['input'] },
  context: RequestContext,
): Promise<SavedRecord> {
  return saveRecord(context, articleKind, { ...args, input: newsArticle })
}
