import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { callerOf } from '../../audit/audit'
import { ApiError } from '../../http/errors/api-error'
import { sendError } from '../../http/errors/send-error'
import { answerTooMany } from '../../http/limits/too-many'
import { networkOf } from '../../http/network-of'
import type { Principal } from '../access/principal'
import type { AuthPath } from './accounts'
import { CODE_USED, PASSKEY_NEEDED } from './auth-address'
import {
  type AccountScope,
  parseJson,
  readBody,
  refuse,
  sendAuthAnswer,
  sendUnavailable,
} from './auth-exchange'

/** better-auth’s response after a completed sign-in. */
export const signedIn = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
})

const passwordBody = z.object({ password: z.string().min(1).max(512) })
const codeBody = z.object({ code: z.string().trim().min(1).max(64) })
const enabled = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/**
 * Registers the second factor: `POST /api/auth/two-factor/enable` with `{ password }` returns an address for an authenticator app
 * and backup codes; it takes effect after `…/verify-totp` with `{ code }`. From then on a sign-in needs a code there, or a backup
 * code at `…/verify-backup-code`. `…/disable` with `{ password }` ends it.
 */
export function twoFactorRoutes(scope: FastifyInstance, app: AccountScope): void {
  const { limits, accounts, ask, audit } = app
  scope.post('/api/auth/two-factor/enable', enable)
  scope.post('/api/auth/two-factor/disable', disable)
  scope.post('/api/auth/two-factor/verify-totp', verifyBy('/two-factor/verify-totp'))
  scope.post('/api/auth/two-factor/verify-backup-code', verifyBy('/two-factor/verify-backup-code'))

  async function enable(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const checked = await checkPassword(request, reply, '/two-factor/enable')
    if (!checked) return reply
    const { totpURI, backupCodes } = enabled.parse(await checked.answer.json())
    return sendAuthAnswer(request, reply, checked.answer).send({ totpURI, backupCodes })
  }

  async function disable(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const checked = await checkPassword(request, reply, '/two-factor/disable')
    if (!checked) return reply
    const { principal, answer } = checked
    await audit.passed(callerOf(request, principal), principal.id, 'disableTwoFactor')
    return sendAuthAnswer(request, reply, answer).send({ status: true })
  }

  /** Checks the password of the signed-in person with better-auth; returns `null` if the refusal was already sent. */
  async function checkPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    path: AuthPath,
  ): Promise<{ readonly principal: Principal; readonly answer: Response } | null> {
    const principal = await accounts.principalOf(request)
    if (principal?.sessionId == null) {
      await sendError(request, reply, {
        error: new ApiError('UNAUTHENTICATED', refusalFor('signIn')),
      })
      return null
    }
    const body = readBody(passwordBody, request.body)
    if (body === null) {
      await refuse(request, reply, refusalFor('enterPassword'))
      return null
    }
    const seconds = await limits.spend('signInsOfDevice', `password of ${principal.id}`)
    if (seconds !== null) {
      await answerTooMany(request, reply, { seconds, what: 'passwords' })
      return null
    }
    const answer = await ask(request, { path, body })
    if (answer?.ok) return { principal, answer }
    if (answer === null || answer.status >= 500) await sendUnavailable(request, reply)
    else
      await refuse(
        request,
        reply,
        (await codeOf(answer)) === 'TOTP_ALREADY_ENABLED'
          ? refusalFor('twoStepOnAlready')
          : refusalFor('incorrectPassword'),
      )
    return null
  }

  function verifyBy(path: AuthPath) {
    return (request: FastifyRequest, reply: FastifyReply) => verify(request, reply, path)
  }

  /** Verifies a code: completes a sign-in, or confirms that a signed-in person’s app works. */
  async function verify(
    request: FastifyRequest,
    reply: FastifyReply,
    path: AuthPath,
  ): Promise<FastifyReply> {
    const body = readBody(codeBody, request.body)
    if (body === null) return refuse(request, reply, refusalFor('enterCode'))
    const present = await accounts.principalOf(request)
    const seconds = await limits.spend('codes', present?.id ?? networkOf(request.ip))
    if (seconds !== null) return answerTooMany(request, reply, { seconds, what: 'codes' })
    const answer = await ask(request, { path, body: { code: body.code.replace(/\s+/g, '') } })
    if (answer === null || answer.status >= 500) return sendUnavailable(request, reply)
    if (!answer.ok) return refuseCode(request, reply, answer)
    const { user } = signedIn.parse(await answer.json())
    const step = present ? 'enableTwoFactor' : 'signIn'
    await audit.passed(callerOf(request, present), user.id, step, request.headers)
    return sendAuthAnswer(request, reply, answer)
      .header('set-cookie', accounts.devices.cookieFor(user.email, null))
      .send({ user: { name: user.name, email: user.email } })
  }

  async function refuseCode(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Response,
  ): Promise<FastifyReply> {
    audit.refused(callerOf(request, null), '', 'UNAUTHENTICATED')
    const reason = await codeOf(answer)
    const isWrong = ['INVALID_CODE', 'INVALID_BACKUP_CODE'].includes(reason)
    const over = refusalFor(reason === CODE_USED ? 'usedCode' : 'noCodeAwaited')
    const refusal = isWrong ? refusalFor('wrongCode') : over
    return sendError(request, sendAuthAnswer(request, reply, answer), {
      error: new ApiError(isWrong ? 'BAD_USER_INPUT' : 'UNAUTHENTICATED', refusal),
    })
  }
}

/** Responds to a correct password of a person with a second factor: with a cookie that waits for a code, and no session. */
export function requestCode(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): FastifyReply {
  answer.headers.delete('set-auth-token')
  return sendAuthAnswer(request, reply, answer).send({ twoFactor: true })
}

/** Returns whether the password was correct but must be followed by a passkey. */
export async function isPasskeyNeeded(answer: Response): Promise<boolean> {
  return answer.status === 401 && (await codeOf(answer.clone())) === PASSKEY_NEEDED
}

/** Responds to a correct password of a person whose second step is a passkey: no session. */
export function requirePasskey(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ passkey: true })
}

const problem = z.object({ code: z.string() })

/** Returns better-auth’s error code. */
async function codeOf(answer: Response): Promise<string> {
  const parsed = problem.safeParse(parseJson(await answer.text()))
  return parsed.success ? parsed.data.code : ''
}
