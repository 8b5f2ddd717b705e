import type { RequestContext } from '../context'
import { articleKind } from '../records/article-kind'
import type { SavedRecord } from '../records/save-record'
import { type StatusArguments, setStatus } from '../records/set-status'

export function setNewsArticleStatus(
  _: unknown,
  args: StatusArguments,
  context: RequestContext,
): Promise<SavedRecord> {
  return setStatus(context, articleKind, args)
}
