import type { AnyRecord } from '#schema/records/record'
import type { RecordIssue } from '#schema/records/record-examples'
import { ApiError } from '../http/errors/api-error'

/** Rejects a record with its errors, field by field. */
export function refusal(
  { definition: { words } }: { readonly definition: Pick<AnyRecord, 'words'> },
  issues: readonly RecordIssue[],
): ApiError {
  const [first] = issues
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return new ApiError(
    'BAD_USER_INPUT',
    `The ${words.one} wasn’t saved: ${first?.message ?? ''}${more}`,
    {
      issues: issues
        .slice(0, 100)
        .map(({ path, rule, message }) => ({ block: '', field: path, rule, message })),
    },
  )
}
