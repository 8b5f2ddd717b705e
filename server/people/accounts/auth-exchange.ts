import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { isDiskFull, isUnavailable } from '../../database/unavailable'
import { ApiError, forPrograms } from '../../http/errors/api-error'
import { sendError } from '../../http/errors/send-error'
import { nulMessage, pathOfNul } from '../../http/nul-character'
import type { AccountParts, Accounts, AuthPath } from './accounts'
import { ADDRESS_HEADER } from './auth-address'
import type { SignInAudit, SignInAuditParts } from './sign-in-audit'

/** Dependencies of the account routes. */
export interface AccountScope extends SignInAuditParts, Pick<AccountParts, 'limits'> {
  readonly accounts: Accounts
  readonly ask: Ask
  readonly audit: SignInAudit
}

/** Calls a better-auth route on behalf of a request; returns `null` if the database is unavailable. */
export type Ask = (
  request: FastifyRequest,
  route: { readonly path: AuthPath; readonly body: unknown },
) => Promise<Response | null>

export function createAuthExecutor(app: {
  readonly accounts: Accounts
  readonly log: Logger
}): Ask {
  return async (request, route) => {
    const { cookie, authorization, 'user-agent': device } = request.headers
    try {
      return await app.accounts.handle({
        ...route,
        headers: {
          [ADDRESS_HEADER]: request.ip,
          ...(device && { 'user-agent': device.slice(0, MAX_DEVICE_LENGTH) }),
          ...(cookie && { cookie }),
          ...(authorization && { authorization }),
        },
      })
    } catch (error) {
      if (isDiskFull(error)) throw noRoom()
      app.log.error({ err: error, requestId: request.id }, 'signing in or out failed')
      if (isUnavailable(error)) return null
      throw error
    }
  }
}

/** Maximum length of the browser description stored with a session, which lets its owner recognize it. */
const MAX_DEVICE_LENGTH = 200

/** Parses a body as JSON; returns `null` if it is invalid. */
export function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    // Validation then reports the missing fields.
    return null
  }
}

/**
 * Passes on better-auth’s cookies but nothing else of its response; programs also get the bearer token in `set-auth-token`.
 * Browsers don’t, because scripts could read it, unlike the cookie.
 */
export function sendAuthAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): FastifyReply {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const token = answer.headers.get('set-auth-token')
  const { origin, 'sec-fetch-site': site } = request.headers
  if (token && origin === undefined && site === undefined) reply.header('set-auth-token', token)
  return reply.header('cache-control', 'no-store')
}

export function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new ApiError('UNAVAILABLE', refusalFor('signInUnavailable'))
  return sendError(request, reply, { error })
}

/** Creates the error for a full disk: signing in writes a session and an audit row. */
export function noRoom(): ApiError {
  return new ApiError('UNAVAILABLE', refusalFor('noRoomToSignIn'))
}

/** Parses a body of this shape; returns `null` if it doesn’t match. */
export function readBody<Body>(shape: z.ZodType<Body>, text: unknown): Body | null {
  const given = parseJson(text)
  const nul = pathOfNul(given)
  if (nul !== null) throw new ApiError('BAD_USER_INPUT', forPrograms(nulMessage(nul)))
  const parsed = shape.safeParse(given)
  return parsed.success ? parsed.data : null
}

/** Responds that the input is invalid. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  return sendError(request, reply, { error: new ApiError('BAD_USER_INPUT', refusal) })
}
