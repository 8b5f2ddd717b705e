/** Parts that may hold anything: ids in them are not ours. A list by one of these names is records of ours. */
const OPEN_PARTS = new Set(['configuration', 'content'])

/**
 * An answer with its ids as numbers, as the entities have them (GraphQL hands ids out as text), and without what
 * the cache adds. Everything else is left for the entities' own schemas to look at.
 */
export function plainAnswer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainAnswer)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__typename')
      .map(([key, part]) => [key, isId(key, part) ? Number(part) : plainPart(key, part)]),
  )
}

function plainPart(key: string, part: unknown): unknown {
  return OPEN_PARTS.has(key) && !Array.isArray(part) ? part : plainAnswer(part)
}

function isId(key: string, part: unknown): boolean {
  return /(?:^id|Id)$/.test(key) && typeof part === 'string' && /^\d+$/.test(part)
}
