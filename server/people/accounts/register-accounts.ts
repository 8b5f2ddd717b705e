import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { callerOf } from '../../audit/audit'
import { isDiskFull } from '../../database/unavailable'
import { ApiError, forPrograms, sentByAnotherSite } from '../../http/errors/api-error'
import { sendError } from '../../http/errors/send-error'
import { answerTooMany } from '../../http/limits/too-many'
import { networkOf } from '../../http/network-of'
import { nulMessage, pathOfNul } from '../../http/nul-character'
import { BODY_BYTES } from '../../http/route-limits'
import type { Principal } from '../access/principal'
import type { AccountParts, Accounts, AccountsConfiguration } from './accounts'
import {
  createAuthExecutor,
  noRoom,
  parseJson,
  sendAuthAnswer,
  sendUnavailable,
} from './auth-exchange'
import { passkeyRoutes } from './passkey-routes'
import { passkeySignInRoutes } from './passkey-sign-in'
import { passkeySite } from './passkeys'
import { passwordRoutes } from './password-routes'
import { providerRoutes } from './provider-routes'
import { isJson, isSameOrigin } from './same-origin'
import { createSignInAudit, type SignInAuditParts } from './sign-in-audit'
import { type Attempt, accountOf, createSignInLimit } from './sign-in-limit'
import {
  isPasskeyNeeded,
  requestCode,
  requirePasskey,
  signedIn,
  twoFactorRoutes,
} from './two-factor-routes'

interface AccountRouteParts extends SignInAuditParts, Pick<AccountParts, 'limits'> {
  readonly accounts: Accounts
  readonly configuration: Pick<AccountsConfiguration, 'oidc' | 'origin'>
}

/** better-auth’s response to a sign-in; people with a second factor have to enter a code. */
const signInAnswer = z.union([z.object({ twoFactorRedirect: z.literal(true) }), signedIn])

const WRONG_BODY = 'Send the body as uncompressed application/json.'
const credentialsBody = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(512),
})

/**
 * Registers the routes to sign in and out, for browsers: `POST /api/auth/sign-in/email` with `{ email, password }` as JSON, `POST
 * /api/auth/sign-out`, and those of `password-routes.ts`, `two-factor-routes.ts` and `passkey-routes.ts`. The session is a
 * cookie. The query `me` returns the signed-in person.
 */
export async function registerAccounts(
  fastify: FastifyInstance,
  app: AccountRouteParts,
): Promise<void> {
  const limit = createSignInLimit(app.limits)
  const audit = createSignInAudit(app)
  const ask = createAuthExecutor(app)
  providerRoutes(fastify, { ...app, audit })
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_BYTES.account },
      (_, body, done) => done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => {
      if (isDiskFull(error)) return sendError(request, reply, { error: noRoom() })
      if (error instanceof ApiError) return sendError(request, reply, { error })
      throw error
    })
    scope.addHook('onRequest', async (request, reply) => {
      if (!isSameOrigin(request.headers))
        return sendError(request, reply, { error: sentByAnotherSite() })
      if (request.headers['content-encoding'] !== undefined || !isJson(request.headers))
        return sendError(request, reply, {
          error: new ApiError('BAD_USER_INPUT', forPrograms(WRONG_BODY)),
          status: 415,
        })
    })
    scope.post('/api/auth/sign-in/email', signIn)
    scope.post('/api/auth/sign-out', signOut)
    passwordRoutes(scope, { ...app, ask, audit })
    twoFactorRoutes(scope, { ...app, ask, audit })
    const withPasskeys = { ...app, ask, audit, site: passkeySite(app.configuration.origin) }
    passkeyRoutes(scope, withPasskeys)
    passkeySignInRoutes(scope, withPasskeys)
  })

  async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const credentials = readCredentials(request.body)
    if (credentials === null)
      return sendError(request, reply, {
        error: new ApiError('BAD_USER_INPUT', refusalFor('enterCredentials')),
      })
    const { email, password } = credentials
    const account = accountOf(email)
    const device = app.accounts.devices.recognise(request.headers.cookie, account)
    const attempt = { account, network: networkOf(request.ip), device }
    const caller = callerOf(request, null)
    const seconds = await limit.admit(attempt)
    if (seconds !== null) {
      audit.refused(caller, email, 'RATE_LIMITED')
      return answerTooMany(request, reply, { seconds, what: 'signIns' })
    }
    const answer = await ask(request, { path: '/sign-in/email', body: { email, password } })
    if (answer === null || answer.status >= 500) return sendUnavailable(request, reply)
    if (answer.ok || (await isPasskeyNeeded(answer))) {
      await limit.forgive(attempt)
      return letIn(request, reply, { attempt, answer })
    }
    audit.refused(caller, email, 'UNAUTHENTICATED')
    throw new ApiError('UNAUTHENTICATED', refusalFor('wrongPassword'))
  }

  /** Responds to a correct password: asks for a second step or starts the session. */
  async function letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { attempt, answer }: { readonly attempt: Attempt; readonly answer: Response },
  ): Promise<FastifyReply> {
    if (!answer.ok) return requirePasskey(reply)
    const signed = signInAnswer.parse(await answer.json())
    if ('twoFactorRedirect' in signed) return requestCode(request, reply, answer)
    const { user } = signed
    await audit.passed(callerOf(request, null), user.id, 'signIn', request.headers)
    return sendAuthAnswer(request, reply, answer)
      .header('set-cookie', app.accounts.devices.cookieFor(attempt.account, attempt.device))
      .send({ user: { name: user.name, email: user.email } })
  }

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const leaving = await leaverOf(request)
    const answer = await ask(request, { path: '/sign-out', body: {} })
    if (answer === null || answer.status >= 500) return sendUnavailable(request, reply)
    if (leaving) await audit.passed(callerOf(request, leaving), leaving.id, 'signOut')
    return sendAuthAnswer(request, reply, answer).send({ user: null })
  }

  /** Returns the person who signs out; `null` if the session has already ended. */
  async function leaverOf(request: FastifyRequest): Promise<Principal | null> {
    try {
      return await app.accounts.principalOf(request)
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  }
}

/** Parses email and password; returns `null` if they are invalid. */
function readCredentials(body: unknown): z.infer<typeof credentialsBody> | null {
  const given = parseJson(body)
  const nul = pathOfNul(given)
  if (nul !== null) throw new ApiError('BAD_USER_INPUT', forPrograms(nulMessage(nul)))
  const parsed = credentialsBody.safeParse(given)
  return parsed.success ? parsed.data : null
}
