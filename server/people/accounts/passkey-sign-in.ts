import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { callerOf } from '../../audit/audit'
import { ApiError } from '../../http/errors/api-error'
import { answerTooMany } from '../../http/limits/too-many'
import { networkOf } from '../../http/network-of'
import { PASSKEY_PATH } from './auth-address'
import { readBody, refuse, sendAuthAnswer, sendUnavailable } from './auth-exchange'
import type { PasskeyScope } from './passkey-routes'
import { passkeySignInOptions, signInAnswer } from './passkeys'
import { signedIn } from './two-factor-routes'

const signInBody = z.object({ answer: signInAnswer })
const NOT_SIGNED_IN = refusalFor('passkeyNotSignedIn')

/**
 * Registers sign-in with a passkey: `POST /api/auth/passkey/sign-in-options` returns the browser’s options, `…/sign-in` takes the
 * `{ answer }`. The device has verified its owner, which counts as two-step verification: no password or code is needed.
 */
export function passkeySignInRoutes(scope: FastifyInstance, app: PasskeyScope): void {
  const { limits, accounts, ask, audit, database, site } = app
  scope.post('/api/auth/passkey/sign-in-options', options)
  scope.post('/api/auth/passkey/sign-in', signIn)

  async function options(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const seconds = await limits.spend('passkeySignIns', networkOf(request.ip))
    if (seconds !== null) return answerTooMany(request, reply, { seconds, what: 'passkeys' })
    const options = await passkeySignInOptions(database.orm, site)
    return reply.header('cache-control', 'no-store').send(options)
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(signInBody, request.body)
    if (body === null) return refuse(request, reply, NOT_SIGNED_IN)
    const seconds = await limits.spend('passkeySignIns', networkOf(request.ip))
    if (seconds !== null) return answerTooMany(request, reply, { seconds, what: 'passkeys' })
    const answer = await ask(request, { path: PASSKEY_PATH, body })
    if (answer === null || answer.status >= 500) return sendUnavailable(request, reply)
    if (!answer.ok) {
      audit.refused(callerOf(request, null), '', 'UNAUTHENTICATED')
      throw new ApiError('UNAUTHENTICATED', NOT_SIGNED_IN)
    }
    const { user } = signedIn.parse(await answer.json())
    await audit.passed(callerOf(request, null), user.id, 'signIn', request.headers)
    return sendAuthAnswer(request, reply, answer)
      .header('set-cookie', accounts.devices.cookieFor(user.email, null))
      .send({ user: { name: user.name, email: user.email } })
  }
}
