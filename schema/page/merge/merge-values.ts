import { isSame } from './canonical'
import type { Choice } from './clash'

/** A value that one side may not have. */
interface Maybe {
  readonly value: unknown
}
export type Absent = null

export interface ThreeValues {
  readonly base: Maybe | Absent
  readonly mine: Maybe | Absent
  readonly theirs: Maybe | Absent
}

/** Merges one value from three versions: the side that changed it wins; `clashes` if both changed it differently. */
export function mergeValue(
  { base, mine, theirs }: ThreeValues,
  choice: Choice | undefined,
): { readonly result: Maybe | Absent; readonly clashes: boolean } {
  if (isSameValue(mine, theirs) || isSameValue(theirs, base))
    return { result: mine, clashes: false }
  if (isSameValue(mine, base)) return { result: theirs, clashes: false }
  if (choice?.use === 'theirs') return { result: theirs, clashes: true }
  if (choice?.use === 'value') return { result: { value: choice.value }, clashes: true }
  // One side deleted it, the other changed it: the changed value is kept until someone decides.
  return { result: choice?.use === 'mine' ? mine : (mine ?? theirs), clashes: true }
}

function isSameValue(a: Maybe | Absent, b: Maybe | Absent): boolean {
  if (a === null || b === null) return a === b
  return isSame(a.value, b.value)
}

/** Returns the keys of a merged list or record: in my order if I changed it, otherwise in theirs; missing keys come last. */
export function mergeKeys(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const preferred = isSame(mine, base) ? theirs : mine
  return [...new Set([...preferred, ...mine, ...theirs])]
}

/** Called for each key; returns the merged value, and reports conflicts itself. */
type MergeKey = (key: string, values: ThreeValues) => Maybe | Absent

/** Merges three records, key by key. */
export function mergeRecords(
  base: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
  mergeKey: MergeKey,
): Record<string, unknown> {
  const keys = mergeKeys(Object.keys(base), Object.keys(mine), Object.keys(theirs))
  const entries = keys.flatMap((key): [string, unknown][] => {
    const at = (record: Readonly<Record<string, unknown>>) =>
      Object.hasOwn(record, key) ? { value: record[key] } : null
    const result = mergeKey(key, { base: at(base), mine: at(mine), theirs: at(theirs) })
    return result ? [[key, result.value]] : []
  })
  return Object.fromEntries(entries)
}
