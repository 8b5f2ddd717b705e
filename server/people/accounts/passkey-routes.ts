import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { callerOf } from '../../audit/audit'
import type { Orm } from '../../database/orm'
import { credentials, passkeys, sessions } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { answerTooMany } from '../../http/limits/too-many'
import type { Principal } from '../access/principal'
import { type AccountScope, readBody, refuse } from './auth-exchange'
import {
  MAX_PASSKEYS,
  type PasskeySite,
  passkeyOptions,
  registrationAnswer,
  storePasskey,
} from './passkeys'
import { verifyPassword } from './password'
import { announcePasskey } from './password-mails'

const name = z.string().trim().min(1).max(100)
const passwordBody = z.object({ password: z.string().min(1).max(512) })
const addBody = z.object({ name, answer: registrationAnswer })
const renameBody = z.object({ id: z.string().max(100), name })
const removeBody = z.object({ id: z.string().max(100) })

const NOT_ADDED = refusalFor('passkeyNotAdded')
const NO_NAME = refusalFor('passkeyName')

/**
 * Registers the passkey routes: `POST /api/auth/passkey/options` with `{ password }` returns the options to create one, `…/add`
 * with `{ name, answer }` stores it, `…/rename` and `…/remove` take its id. Sign-in is in `passkey-sign-in.ts`.
 */
export function passkeyRoutes(scope: FastifyInstance, app: PasskeyScope): void {
  const { limits, accounts, audit, changes, database, site } = app
  scope.post('/api/auth/passkey/options', options)
  scope.post('/api/auth/passkey/add', add)
  scope.post('/api/auth/passkey/rename', rename)
  scope.post('/api/auth/passkey/remove', remove)

  async function options(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const principal = await signedInPerson(request)
    const body = readBody(passwordBody, request.body)
    if (body === null) return refuse(request, reply, refusalFor('enterPassword'))
    const seconds = await limits.spend('signInsOfDevice', `password of ${principal.id}`)
    if (seconds !== null) return answerTooMany(request, reply, { seconds, what: 'passwords' })
    if (!(await isPasswordOf(database.orm, principal.id, body.password)))
      return refuse(request, reply, refusalFor('incorrectPassword'))
    return answer(reply, await passkeyOptions(database.orm, site, principal))
  }

  async function add(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const principal = await signedInPerson(request)
    const body = readBody(addBody, request.body)
    if (body === null) return refuse(request, reply, NO_NAME)
    const made = { userId: principal.id, ...body }
    const outcome = await changes.write(async (tx) => {
      const stored = await storePasskey(tx, site, made)
      if (stored !== 'stored') return stored
      // The owner was just verified, so the session counts as started with a passkey.
      await tx
        .update(sessions)
        .set({ byPasskey: true })
        .where(eq(sessions.id, principal.sessionId ?? ''))
      await announcePasskey(tx, principal.id, body.name)
      return stored
    })
    if (outcome === 'full')
      return refuse(request, reply, refusalFor('manyPasskeys', { most: MAX_PASSKEYS }))
    if (outcome === 'wrong') return refuse(request, reply, NOT_ADDED)
    await audit.passed(callerOf(request, principal), principal.id, 'addPasskey')
    return answer(reply, { status: true })
  }

  async function rename(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const principal = await signedInPerson(request)
    const body = readBody(renameBody, request.body)
    if (body === null) return refuse(request, reply, NO_NAME)
    const renamed = await database.orm
      .update(passkeys)
      .set({ name: body.name })
      .where(and(eq(passkeys.id, body.id), eq(passkeys.userId, principal.id)))
      .returning({ id: passkeys.id })
    if (renamed.length === 0) throw GONE
    return answer(reply, { status: true })
  }

  async function remove(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const principal = await signedInPerson(request)
    const body = readBody(removeBody, request.body)
    if (body === null) return refuse(request, reply, refusalFor('choosePasskey'))
    const removed = await database.orm
      .delete(passkeys)
      .where(and(eq(passkeys.id, body.id), eq(passkeys.userId, principal.id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw GONE
    await audit.passed(callerOf(request, principal), principal.id, 'removePasskey')
    return answer(reply, { status: true })
  }

  async function signedInPerson(request: FastifyRequest): Promise<Principal> {
    const principal = await accounts.principalOf(request)
    if (principal?.sessionId == null) throw new ApiError('UNAUTHENTICATED', refusalFor('signIn'))
    return principal
  }
}

export interface PasskeyScope extends AccountScope {
  readonly site: PasskeySite
}

const GONE = new ApiError('NOT_FOUND', refusalFor('passkeyGone'))

function answer(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(body)
}

/** Returns whether the password is correct. People who only use a provider have none and can’t add passkeys. */
async function isPasswordOf(orm: Orm, userId: string, password: string): Promise<boolean> {
  const [stored] = await orm
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
  return stored?.hash != null && verifyPassword(stored.hash, password)
}
