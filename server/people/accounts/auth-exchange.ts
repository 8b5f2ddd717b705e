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

/** What the routes of accounts stand on. */
export interface AccountScope extends SignInAuditParts, Pick<AccountParts, 'limits'> {
  readonly accounts: Accounts
  readonly ask: Ask
  readonly audit: SignInAudit
}

/** Asks a route of better-auth in the name of a request; `null` while the database is away. */
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

/** What a browser says of itself is stored with the session, so that its owner can tell it. */
const MAX_DEVICE_LENGTH = 200

/** A body as JSON; `null` for what is none. */
export function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    // A reader finds nothing of what is needed.
    return null
  }
}

/**
 * Better-auth's cookies, and nothing else of its answer; for a program its bearer token too, in `set-auth-token`.
 * A browser never gets that: a script could read it, and cannot read the cookie.
 */
export function pass(request: FastifyRequest, reply: FastifyReply, answer: Response): FastifyReply {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const token = answer.headers.get('set-auth-token')
  const { origin, 'sec-fetch-site': site } = request.headers
  if (token && origin === undefined && site === undefined) reply.header('set-auth-token', token)
  return reply.header('cache-control', 'no-store')
}

export function unavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = new ApiError('UNAVAILABLE', refusalFor('signInUnavailable'))
  return sendError(request, reply, { error })
}

/** A session is written down, and so is who begins it: there has to be room for both. */
export function noRoom(): ApiError {
  return new ApiError('UNAVAILABLE', refusalFor('noRoomToSignIn'))
}

/** A body of this shape; `null` for another one. */
export function readBody<Body>(shape: z.ZodType<Body>, text: unknown): Body | null {
  const given = parseJson(text)
  const nul = pathOfNul(given)
  if (nul !== null) throw new ApiError('BAD_USER_INPUT', forPrograms(nulMessage(nul)))
  const parsed = shape.safeParse(given)
  return parsed.success ? parsed.data : null
}

/** Answers that what was sent cannot be used. */
export function refuse(request: FastifyRequest, reply: FastifyReply, said: Refusal): FastifyReply {
  return sendError(request, reply, { error: new ApiError('BAD_USER_INPUT', said) })
}
