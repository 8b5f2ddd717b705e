import { diff3Merge } from 'node-diff3'
import { canonical } from './canonical'
import { isMarkup, mergeMarkup, mergeText } from './merge-text'
import { mergeRecords, mergeValue, type ThreeValues } from './merge-values'

type Item = Readonly<Record<string, unknown>>

/** Maximum number of items compared: a longer list changed by both sides is a conflict. */
const MAX_ITEMS = 500

/**
 * Merges two changes of a text or list; `null` if they overlap, and for all other values. A list is merged by item; an item
 * changed by both sides by its values.
 */
export function mergeInside(type: string, { base, mine, theirs }: ThreeValues): unknown {
  if (!base || !mine || !theirs) return null
  const [o, a, b] = [base.value, mine.value, theirs.value]
  if (typeof o === 'string' && typeof a === 'string' && typeof b === 'string')
    return TEXTS[type]?.({ base: o, mine: a, theirs: b }) ?? null
  if (isItems(o) && isItems(a) && isItems(b)) return mergeItems(o, a, b)
  return null
}

/** Fields with text, as opposed to addresses and choices. */
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
    // An item found elsewhere was moved: the item here that corresponds to it is unknown.
    if (conflict?.o.some((key) => a.includes(key) || b.includes(key))) return null
    const part = conflict
      ? mergePairs(here(conflict.o), here(conflict.a), here(conflict.b))
      : here(ok)
    if (part === null) return null
    merged.push(...part)
  }
  return merged
}

/** Merges items that both sides changed, each with its counterpart. */
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
