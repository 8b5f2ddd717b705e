/** Serializes a value with sorted keys, because a database may reorder them. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
      return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    }) ?? ''
  )
}

/**
 * Returns whether two values are equal. Compares plain JSON first, because versions of a block are mostly identical, and sorting
 * keys takes twenty times as long.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b)
}
