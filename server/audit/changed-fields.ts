/** Maximum number of names in an audit row; further changed fields are not listed. */
const MAX_COUNT = 20

type Values = Readonly<Record<string, unknown>>

/** Returns the names of fields whose stored values differ; never the values. */
export function changedFields(before: Values, after: Values): readonly string[] {
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Returns the names in the form of the column; `null` for none. */
export function fieldsColumn(names: readonly string[] | undefined): string | null {
  return names && names.length > 0 ? names.slice(0, MAX_COUNT).join(',') : null
}
