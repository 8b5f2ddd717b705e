import { useState } from 'react'
import { useStoredValue } from './fields-form'
import { isPlainObject } from './values'

type Items = readonly unknown[]
const NO_KEYS: readonly string[] = []

/**
 * A key for each item of a stored list that stays with the item while it is edited, moved, or put back by undo:
 * what is open stays open, what has the focus keeps it. The same list of keys until items come, go or move.
 */
export function useItemKeys(path: string): readonly string[] {
  const [follow] = useState(keyFollower)
  return useStoredValue(path, (value) =>
    Array.isArray(value) && value.every(isPlainObject) ? follow(value) : NO_KEYS,
  )
}

/** Remembers the last list it was shown, and answers the keys of the next. */
function keyFollower(): (items: Items) => readonly string[] {
  let last: Items = []
  let keys: readonly string[] = []
  let made = 0
  return (items) => {
    if (items === last) return keys
    const next = carryOver(last, keys, items)
    last = items
    const named = next.map((key) => key ?? newKey())
    if (named.length !== keys.length || named.some((key, index) => key !== keys[index]))
      keys = named
    return keys
  }

  function newKey(): string {
    made += 1
    return `item-${made}`
  }
}

/** The old key of each item that was there before: the same one, one that reads the same, or the one at its place. */
function carryOver(last: Items, keys: readonly string[], items: Items): (string | undefined)[] {
  const free = new Set(last.keys())
  const found: (string | undefined)[] = items.map(() => undefined)
  claim((item, old) => item === last[old])
  // Undo brings items back as copies.
  claim((item, old) => JSON.stringify(item) === JSON.stringify(last[old]))
  claim((_item, old, index) => old === index)
  return found

  function claim(fits: (item: unknown, old: number, index: number) => boolean): void {
    for (const [index, item] of items.entries()) {
      if (found[index] !== undefined) continue
      // Of several that fit, the one at the same place.
      const candidates = [index, ...free].filter((old) => free.has(old))
      const old = candidates.find((candidate) => fits(item, candidate, index))
      if (old === undefined) continue
      free.delete(old)
      found[index] = keys[old]
    }
  }
}
