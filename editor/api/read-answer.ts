import type { z } from 'zod/mini'
import type { RecordsQuery } from '#schema/api/content-source'

/** Parses answers with the entities' schemas; records that don't match are omitted. */

/** Maximum length of a list (design section 5). */
export const MAX_LIST_SIZE = 100

export function one<T>(schema: z.ZodMiniType<T>, answer: unknown): T | null {
  const parsed = schema.safeParse(answer)
  return parsed.success ? parsed.data : null
}

export function many<T>(schema: z.ZodMiniType<T>, answers: readonly unknown[]): T[] {
  return answers.flatMap((answer) => one(schema, answer) ?? [])
}

/** Returns the number of entries to request, within the limit. */
export function limited(first: number): number {
  return Math.min(Math.max(first, 1), MAX_LIST_SIZE)
}

/** Returns the variables for public records of a kind (`operations/record-lists.ts`). */
export function recordVariables(kind: string, { first, skip = 0, ...query }: RecordsQuery) {
  const { keys = null, locationSlug = null, filter = null, from = null } = query
  return { kind, keys, locationSlug, filter, from, publicOnly: true, first: limited(first), skip }
}
