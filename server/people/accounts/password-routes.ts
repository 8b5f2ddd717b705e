import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { callerOf } from '../../audit/audit'
import { credentials, users } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { sendError } from '../../http/errors/send-error'
import { answerTooMany } from '../../http/limits/too-many'
import { networkOf } from '../../http/network-of'
import {
  type AccountScope,
  readBody,
  refuse,
  sendAuthAnswer,
  sendUnavailable,
} from './auth-exchange'
import { passwordRefusal } from './password'
import { announceNewPassword, requestPasswordMail } from './password-mails'
import { accountOf } from './sign-in-limit'
import { isPasskeyNeeded, requestCode, requirePasskey } from './two-factor-routes'

/** Response time in milliseconds; longer than creating the email takes, so that it doesn’t reveal whether an account exists. */
const ANSWER_MS = 500
const requestBody = z.object({ email: z.string().trim().min(1).max(254) })
const resetBody = z.object({ token: z.string().min(1).max(200), newPassword: z.string().max(512) })
const changeBody = z.object({
  currentPassword: z.string().min(1).max(512),
  newPassword: z.string().max(512),
})

/**
 * Registers the password routes: `POST /api/auth/request-password-reset` with `{ email }`, `POST /api/auth/reset-password` with
 * `{ token, newPassword }`, which also signs in, and `POST /api/auth/change-password` with `{ currentPassword, newPassword }`.
 */
export function passwordRoutes(scope: FastifyInstance, app: AccountScope): void {
  const { limits, accounts, ask, audit, changes } = app
  scope.post('/api/auth/request-password-reset', requestReset)
  scope.post('/api/auth/reset-password', reset)
  scope.post('/api/auth/change-password', change)

  /** Requests a reset. The response is the same for every address; only its owner learns the result, by email. */
  async function requestReset(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(requestBody, request.body)
    if (body === null) return refuse(request, reply, refusalFor('enterEmail'))
    const seconds = await limits.spend('passwordMails', networkOf(request.ip))
    if (seconds !== null) return answerTooMany(request, reply, { seconds, what: 'newPasswords' })
    const account = accountOf(body.email)
    await Promise.all([requestMail(app, account), pause(ANSWER_MS)])
    return reply.header('cache-control', 'no-store').send({ status: true })
  }

  async function reset(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = readBody(resetBody, request.body)
    if (body === null) return refuse(request, reply, refusalFor('linkUsed'))
    const { token, newPassword } = body
    const problem = passwordRefusal(newPassword)
    if (problem !== null) return refuse(request, reply, problem)
    const seconds = await limits.spend('passwordMails', networkOf(request.ip))
    if (seconds !== null) return answerTooMany(request, reply, { seconds, what: 'newPasswords' })
    const owner = await accounts.ownerOfPasswordToken(token)
    const person = owner === null ? null : await findActivePerson(owner)
    if (person === null) return refuse(request, reply, refusalFor('linkUsed'))
    const isFirst = !(await hasPassword(person.id))
    const answer = await ask(request, { path: '/reset-password', body: { token, newPassword } })
    if (answer === null || answer.status >= 500) return sendUnavailable(request, reply)
    // Another request used the same token first.
    if (!answer.ok) return refuse(request, reply, refusalFor('linkUsed'))
    return welcome(request, reply, { person, newPassword, isFirst })
  }

  /** Signs in a person who has just set a password; if they have a second factor, asks for a code first. */
  async function welcome(
    request: FastifyRequest,
    reply: FastifyReply,
    { person, newPassword, isFirst }: PasswordReset,
  ): Promise<FastifyReply> {
    await changes.write(async (tx) => {
      // Receiving the email has verified the address.
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
      if (!isFirst) await announceNewPassword(tx, person.id)
    })
    const step = isFirst ? 'acceptInvitation' : 'resetPassword'
    await audit.passed(callerOf(request, null), person.id, step, request.headers)
    const credentials = { email: person.email, password: newPassword }
    const signedIn = await ask(request, { path: '/sign-in/email', body: credentials })
    if (signedIn && (await isPasskeyNeeded(signedIn))) return requirePasskey(reply)
    if (!signedIn?.ok) return sendUnavailable(request, reply)
    if (person.hasTwoFactor) return requestCode(request, reply, signedIn)
    await audit.passed(callerOf(request, null), person.id, 'signIn', request.headers)
    const device = accounts.devices.cookieFor(person.email, null)
    return sendAuthAnswer(request, reply, signedIn)
      .header('set-cookie', device)
      .send({ user: { name: person.name, email: person.email } })
  }

  async function change(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const principal = await accounts.principalOf(request)
    if (principal?.sessionId == null)
      return sendError(request, reply, {
        error: new ApiError('UNAUTHENTICATED', refusalFor('signIn')),
      })
    const body = readBody(changeBody, request.body)
    if (body === null) return refuse(request, reply, refusalFor('enterBothPasswords'))
    const problem = passwordRefusal(body.newPassword)
    if (problem !== null) return refuse(request, reply, problem)
    const seconds = await limits.spend('signInsOfDevice', `password of ${principal.id}`)
    if (seconds !== null) return answerTooMany(request, reply, { seconds, what: 'newPasswords' })
    const answer = await ask(request, {
      path: '/change-password',
      body: { ...body, revokeOtherSessions: true },
    })
    if (answer === null || answer.status >= 500) return sendUnavailable(request, reply)
    if (!answer.ok) return refuse(request, reply, refusalFor('wrongCurrentPassword'))
    await changes.write((tx) => announceNewPassword(tx, principal.id))
    await audit.passed(callerOf(request, principal), principal.id, 'changePassword')
    return sendAuthAnswer(request, reply, answer).send({ status: true })
  }

  async function hasPassword(userId: string): Promise<boolean> {
    const [credential] = await app.database.orm
      .select({ id: credentials.id })
      .from(credentials)
      .where(eq(credentials.userId, userId))
    return credential !== undefined
  }

  async function findActivePerson(id: string) {
    const [person] = await app.database.orm
      .select({
        ...{ id: users.id, name: users.name, email: users.email },
        hasTwoFactor: users.twoFactorEnabled,
      })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deactivatedAt)))
    return person ?? null
  }
}

async function requestMail(
  { limits, changes }: Pick<AccountScope, 'limits' | 'changes'>,
  account: string,
): Promise<void> {
  if ((await limits.spend('passwordMailsToAccount', account)) !== null) return
  await changes.write((tx) => requestPasswordMail(tx, account))
}

interface PasswordReset {
  readonly person: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly hasTwoFactor: boolean
  }
  readonly newPassword: string
  /** True if the account had no password before, so that an invitation is accepted. */
  readonly isFirst: boolean
}
