import type { CheckIssue } from '../../fields/field'
import { recordIssue } from '../messages/check-messages'

/** Checks that each entry is at most one level below the previous one, so that the list is a tree. */
export function checkLevels(
  field: string,
  entries: readonly { readonly level: number | null }[],
): readonly CheckIssue[] {
  return entries.flatMap(({ level }, index) => {
    const before = entries[index - 1]
    const most = before ? (before.level ?? 0) + 1 : 0
    if ((level ?? 0) <= most) return []
    const reason = index === 0 ? 'firstNested' : 'nestedTooDeep'
    return [recordIssue(`${field}.${index}.level`, 'max', reason)]
  })
}
