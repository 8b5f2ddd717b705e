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
 * Returns whether two values are equal, in whatever order their keys are. Compares plain JSON first, which is the fastest for
 * versions of a block, since they are mostly identical.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b) || isSameTree(a, b)
}

function isSameTree(a: unknown, b: unknown): boolean {
  if (!isTree(a) || !isTree(b)) return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) if (!isSameTree(a[key], b[key])) return false
  return true
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
