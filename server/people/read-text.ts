import type { z } from 'zod'
import { isRefusalReason, refusalMessage } from '#schema/api/refusals/refusals'
import { ApiError } from '../http/errors/api-error'

/** Parses a text with a rule; throws the refusal whose code the rule gives. */
export function readText(rule: z.ZodType<string>, text: string): string {
  const parsed = rule.safeParse(text)
  if (parsed.success) return parsed.data
  throw refusalOfRule(parsed.error)
}

/** Creates the error of the first failed rule; the rules’ messages are refusal codes. */
export function refusalOfRule({ issues: [issue] }: z.ZodError): ApiError {
  const reason = issue?.message
  if (!isRefusalReason(reason)) throw new Error(`A rule says '${reason}', which is no refusal`)
  const values = issue?.code === 'too_big' ? { most: Number(issue.maximum) } : {}
  return new ApiError('BAD_USER_INPUT', { reason, values, message: refusalMessage(reason, values) })
}
