import { refusalFor } from '#schema/api/refusals/refusals'
import type { AnyRecord } from '#schema/records/record'
import type { RecordIssue } from '#schema/records/record-examples'
import { ApiError } from '../http/errors/api-error'

/** Creates the error of an invalid record, with its issues by field. */
export function refusal(
  { definition: { kind } }: { readonly definition: Pick<AnyRecord, 'kind'> },
  issues: readonly RecordIssue[],
): ApiError {
  const [first] = issues
  return new ApiError(
    'BAD_USER_INPUT',
    refusalFor('recordNotSaved', {
      kind,
      problem: first?.message ?? '',
      more: Math.max(0, issues.length - 1),
    }),
    {
      issues: issues
        .slice(0, 100)
        .map(({ path, ...issue }) => ({ block: '', field: path, ...issue })),
    },
  )
}
