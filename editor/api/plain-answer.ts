/** Parts that may hold anything: ids in them are not ours. A list by one of these names is records of ours. */
const OPEN_PARTS = new Set(['configuration', 'content', 'values'])

/** An answer as `plainAnswer` gives it. */
export type Plain<Answer> = Answer extends readonly (infer Part)[]
  ? readonly Plain<Part>[]
  : Answer extends object
    ? {
        readonly [Key in keyof Answer]: Key extends 'id' | `${string}Id`
          ? PlainId<Answer[Key]>
          : Plain<Answer[Key]>
      }
    : Answer
type PlainId<Id> = Id extends string ? number : Id

/**
 * An answer with its ids as numbers, as the entities have them (GraphQL hands ids out as text), and without what
 * the cache adds.
 */
export function plainAnswer<Answer>(answer: Answer): Plain<Answer> {
  // What `plain` does to a value is what `Plain` does to its type.
  return plain(answer) as Plain<Answer>
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__typename')
      .map(([key, part]) => [key, isId(key, part) ? Number(part) : plainPart(key, part)]),
  )
}

function plainPart(key: string, part: unknown): unknown {
  return OPEN_PARTS.has(key) && !Array.isArray(part) ? part : plain(part)
}

function isId(key: string, part: unknown): boolean {
  return /(?:^id|Id)$/.test(key) && typeof part === 'string' && /^\d+$/.test(part)
}
