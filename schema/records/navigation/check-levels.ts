import type { FieldIssue } from '../../fields/field'

/** Checks that each entry is at most one level below the previous one, so that the list is a tree. */
export function checkLevels(
  field: string,
  entries: readonly { readonly level: number | null }[],
): readonly FieldIssue[] {
  return entries.flatMap(({ level }, index) => {
    const before = entries[index - 1]
    const most = before ? (before.level ?? 0) + 1 : 0
    if ((level ?? 0) <= most) return []
    const message =
      index === 0
        ? 'The first entry can’t be nested'
        : 'Nested more than one level below the previous entry'
    return [{ path: `${field}.${index}.level`, rule: 'max', message }]
  })
}
