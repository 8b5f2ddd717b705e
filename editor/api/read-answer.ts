import type { z } from 'zod/mini'

/** Answers as the entities' own schemas read them; a record that does not fit its schema is absent. */

/** A list holds at most so many (design section 5). */
export const LIST_LIMIT = 100

export function one<T>(schema: z.ZodMiniType<T>, answer: unknown): T | null {
  const parsed = schema.safeParse(answer)
  return parsed.success ? parsed.data : null
}

export function many<T>(schema: z.ZodMiniType<T>, answers: readonly unknown[]): T[] {
  return answers.flatMap((answer) => one(schema, answer) ?? [])
}

/** How many of a list are asked for. */
export function limited(first: number): number {
  return Math.min(Math.max(first, 1), LIST_LIMIT)
}
