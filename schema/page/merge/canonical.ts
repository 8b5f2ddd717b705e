/** Serializes a value with sorted keys, because a database may reorder them. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
      return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    }) ?? ''
  )
}

/** Mostly two versions of a block are the same to the letter: that is asked first, as sorting keys costs twenty times as much. */
export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b)
}
