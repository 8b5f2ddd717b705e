import type { FieldIssue } from '#schema/fields/field'
import { ApiError } from '../../api-error'

/** Says what is wrong with a record, field by field. */
export function refusal(
  { name }: { readonly name: string },
  issues: readonly FieldIssue[],
): ApiError {
  const [first] = issues
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return new ApiError('BAD_USER_INPUT', `${name} was not saved: ${first?.message ?? ''}${more}`, {
    issues: issues
      .slice(0, 100)
      .map(({ path, rule, message }) => ({ block: '', field: path, rule, message })),
  })
}
