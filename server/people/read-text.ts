import type { z } from 'zod'
import { ApiError } from '../http/errors/api-error'

/** The text as the rule takes it; refuses any other with the message of the rule. */
export function readText(rule: z.ZodType<string>, text: string): string {
  const parsed = rule.safeParse(text)
  if (parsed.success) return parsed.data
  throw new ApiError('BAD_USER_INPUT', parsed.error.issues[0]?.message ?? 'This value is invalid.')
}
