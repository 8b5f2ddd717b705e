import type { FastifyReply, FastifyRequest } from 'fastify'
import { messagesFor } from '#renderer/parts/words/words'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { TooMany } from '#schema/api/refusals/server-refusals'
import { ApiError } from '../errors/api-error'
import { errorBody } from '../errors/error-body'
import { languageOf } from '../language-of'
import { plainPage } from '../plain-page'
import type { BudgetName } from './budgets'

/** Creates the error for a used-up budget, with its name and the time to wait. */
export function tooMany(what: TooMany, seconds: number): ApiError {
  const [count, unit] = roundWait(seconds)
  return new ApiError('RATE_LIMITED', refusalFor('tooMany', { what, count, unit }), {
    retryAfterSeconds: seconds,
  })
}

/** A network has used up its budget. Thrown by the work, converted to a response by the route. */
export class BudgetSpent extends Error {
  readonly seconds: number
  constructor(budget: BudgetName, seconds: number) {
    super(`Rate limit '${budget}' reached`)
    this.seconds = seconds
  }
}

/** Responds with 429 and Retry-After: as a page to a browser, otherwise as a standard error. */
export function answerTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refused,
): FastifyReply {
  const { message, code, details } = tooMany(refused.what, refused.seconds)
  reply.code(429).header('retry-after', String(refused.seconds)).header('cache-control', 'no-store')
  if (asksForPage(request)) {
    const language = languageOf(request)
    const { tooMany: heading, tooManyDetail } = messagesFor(language)
    const text = tooManyDetail(...roundWait(refused.seconds))
    const { html, policy } = plainPage({ language, title: heading, heading, message: text })
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
  }
  const body = errorBody({ code, message, details, requestId: request.id })
  return reply.type('application/json; charset=utf-8').send(body)
}

interface Refused {
  readonly seconds: number
  readonly what: TooMany
}

/** Returns the time to wait in whole seconds or minutes, rounded up. */
function roundWait(seconds: number): [count: number, unit: 'second' | 'minute'] {
  return seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
}

function asksForPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '')
}
