import { diff3Merge } from 'node-diff3'
import { canonical } from './canonical'
import { isMarkup, mergeMarkup, mergeText } from './merge-text'
import { mergeRecords, mergeValue, type ThreeValues } from './merge-values'

type Item = Readonly<Record<string, unknown>>

/** Items compared with each other at a time: above, a list that both changed is asked about. */
const MAX_ITEMS = 500

/**
 * Puts two changes of one value together that is a text or a list; `null` where they touch each other, and for all other values.
 * A list is merged by item, an item that both changed by its own values.
 */
export function mergeInside(type: string, { base, mine, theirs }: ThreeValues): unknown {
  if (!base || !mine || !theirs) return null
  const [o, a, b] = [base.value, mine.value, theirs.value]
  if (typeof o === 'string' && typeof a === 'string' && typeof b === 'string')
    return TEXTS[type]?.({ base: o, mine: a, theirs: b }) ?? null
  if (isItems(o) && isItems(a) && isItems(b)) return mergeItems(o, a, b)
  return null
}

/** What is a text of words: neither an address, nor a choice. */
const TEXTS: Readonly<Record<string, typeof mergeText>> = {
  string: mergeText,
  richtext: mergeMarkup,
  html: mergeMarkup,
  item: (texts) => (Object.values(texts).some(isMarkup) ? mergeMarkup(texts) : mergeText(texts)),
}

function mergeItems(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): readonly Item[] | null {
  if (base.length + mine.length + theirs.length > 3 * MAX_ITEMS) return null
  const items = new Map<string, Item>()
  for (const item of [...base, ...mine, ...theirs]) items.set(canonical(item), item)
  const [o, a, b] = [base.map(canonical), mine.map(canonical), theirs.map(canonical)]
  const merged: Item[] = []
  for (const { ok, conflict } of diff3Merge(a, o, b)) {
    const here = (keys: readonly string[] = []) => keys.map((key) => items.get(key) ?? {})
    // What stands elsewhere now was moved: which of the items here came of it is not known.
    if (conflict?.o.some((key) => a.includes(key) || b.includes(key))) return null
    const part = conflict
      ? mergePairs(here(conflict.o), here(conflict.a), here(conflict.b))
      : here(ok)
    if (part === null) return null
    merged.push(...part)
  }
  return merged
}

/** Items that both changed, each with itself. */
function mergePairs(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): readonly Item[] | null {
  if (base.length !== mine.length || base.length !== theirs.length) return null
  let hasClash = false
  const merged = base.map((item, index) =>
    mergeRecords(item, mine[index] ?? {}, theirs[index] ?? {}, (_, values) => {
      const { result, clashes } = mergeValue(values, undefined)
      const inside = clashes ? mergeInside('item', values) : null
      hasClash ||= clashes && inside === null
      return inside === null ? result : { value: inside }
    }),
  )
  return hasClash ? null : merged
}

function isItems(value: unknown): value is readonly Item[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
  )
}
