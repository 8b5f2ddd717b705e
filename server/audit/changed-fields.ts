/** The most names in a row of the audit: a record of more changed fields says only these. */
const MAX_COUNT = 20

type Values = Readonly<Record<string, unknown>>

/** The names of fields whose values differ; never the values. Those are compared as they are stored. */
export function changedFields(before: Values, after: Values): readonly string[] {
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** As the column holds them; `null` for none. */
export function fieldsColumn(names: readonly string[] | undefined): string | null {
  return names && names.length > 0 ? names.slice(0, MAX_COUNT).join(',') : null
}
