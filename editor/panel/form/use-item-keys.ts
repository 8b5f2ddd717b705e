import { useState } from 'react'
import { useStoredValue } from './fields-form'
import { isPlainObject } from './values'

type Items = readonly unknown[]
const NO_KEYS: readonly string[] = []

/**
 * Returns a key for each item of a stored list that stays with the item when it is edited, moved, or restored by undo, so that
 * open state and focus are kept. The same array until items are added, removed or moved.
 */
export function useItemKeys(path: string): readonly string[] {
  const [follow] = useState(keyFollower)
  return useStoredValue(path, (value) =>
    Array.isArray(value) && value.every(isPlainObject) ? follow(value) : NO_KEYS,
  )
}

/** Remembers the previous list, and returns the keys of the next one. */
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

/** Returns the previous key of each existing item: matched by identity, by equal content, or by index. */
function carryOver(last: Items, keys: readonly string[], items: Items): (string | undefined)[] {
  const free = new Set(last.keys())
  const found: (string | undefined)[] = items.map(() => undefined)
  claim((item, old) => item === last[old])
  // Undo restores items as copies, so they are matched by content.
  claim((item, old) => JSON.stringify(item) === JSON.stringify(last[old]))
  claim((_item, old, index) => old === index)
  return found

  function claim(fits: (item: unknown, old: number, index: number) => boolean): void {
    for (const [index, item] of items.entries()) {
      if (found[index] !== undefined) continue
      // Prefers the candidate with the same index.
      const candidates = [index, ...free].filter((old) => free.has(old))
      const old = candidates.find((candidate) => fits(item, candidate, index))
      if (old === undefined) continue
      free.delete(old)
      found[index] = keys[old]
    }
  }
}
