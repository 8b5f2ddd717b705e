import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { accessTokens, locations, users } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms, noSuchLocation, notFound } from '../http/errors/api-error'
import { can } from './access/can'
import type { Principal } from './access/principal'
import { accessTokenHash, isAccessToken } from './accounts/access-tokens'

/** `AccessTokenInput` in schema/api. */
interface AccessTokenInput {
  readonly name: string
  readonly scope: 'READ' | 'DRAFT' | 'PUBLISH'
  readonly locationIds?: readonly string[] | null
  readonly expiresAt: Date
  readonly isProgram: boolean
}

const MAX_LISTED = 500
/** Maximum number of tokens per person, and of the network’s programs. */
const MAX_OWN = 50
const MAX_PROGRAMS = 200
const YEAR_MS = 366 * 86_400_000
/** Time for which an expired token stays listed, in milliseconds. */
const KEEP_MS = 30 * 86_400_000

export async function accessTokenList(
  _: unknown,
  _args: unknown,
  { principal, readContext: { orm } }: RequestContext,
) {
  if (!principal || isAccessToken(principal)) return []
  const rows = await orm
    .select({ token: accessTokens, ownerName: users.name })
    .from(accessTokens)
    .leftJoin(users, eq(users.id, accessTokens.ownerId))
    .where(canGovern(principal) ? undefined : eq(accessTokens.ownerId, principal.id))
    .orderBy(asc(accessTokens.name), asc(accessTokens.id))
    .limit(MAX_LISTED)
  return rows.map(({ token: { tokenHash: _hash, ...token }, ownerName }) => ({
    ...token,
    ownerName,
  }))
}

/** Creates a token for the caller, with at most their permissions, or for a program of the network. */
export function createAccessToken(
  _: unknown,
  { token: input }: { readonly token: AccessTokenInput },
  context: RequestContext,
): Promise<{ readonly id: number; readonly token: string }> {
  const principal = requirePerson(context.principal)
  const values = readInput(principal, input)
  const token = context.app.accounts.newAccessToken()
  return context.app.changes.write(async (tx) => {
    const ownerId = input.isProgram ? null : principal.id
    await lock(tx, `access tokens ${ownerId}`)
    await checkLocations(tx, values.locationIds)
    if (ownerId !== null) await checkAccount(tx, ownerId)
    await checkRoom(tx, ownerId)
    const [row] = await tx
      .insert(accessTokens)
      .values({
        ...{ ...values, ownerId, createdByName: principal.name },
        tokenHash: accessTokenHash(token),
      })
      .returning({ id: accessTokens.id })
    if (!row) throw new Error(`The access token '${values.name}' was not written`)
    await emit(tx, {
      ...{ type: 'accessToken.changed', by: context, id: row.id, action: 'createAccessToken' },
      ...{ locationId: null, toStatus: values.scope, reason: values.name },
    })
    return { id: row.id, token }
  })
}

/** Revokes a token: the caller’s own, or any if they manage the whole network. */
export function revokeAccessToken(
  _: unknown,
  { id: text }: { readonly id: string },
  context: RequestContext,
): Promise<boolean> {
  const principal = requirePerson(context.principal)
  const id = idOf(text)
  return context.app.changes.write(async (tx) => {
    const isIt = eq(accessTokens.id, id ?? 0)
    const own = canGovern(principal) ? isIt : and(isIt, eq(accessTokens.ownerId, principal.id))
    const [gone] = await tx.delete(accessTokens).where(own).returning()
    if (!gone) {
      if (canGovern(principal)) return false
      throw notFound('access token')
    }
    await emit(tx, {
      ...{ type: 'accessToken.changed', by: context, id: gone.id, action: 'revokeAccessToken' },
      ...{ locationId: null, fromStatus: gone.scope, reason: gone.name },
    })
    return true
  })
}

/** Requires a person, because tokens can’t create or revoke tokens. */
function requirePerson(principal: Principal | null): Principal {
  const person = requireSignIn(principal)
  if (isAccessToken(person))
    throw new ApiError(
      'FORBIDDEN',
      forPrograms('An access token can’t create or revoke access tokens.'),
    )
  return person
}

function canGovern(principal: Principal): boolean {
  return can(principal, 'governAccess', { locationId: null, isPublic: false })
}

function readInput(principal: Principal, input: AccessTokenInput) {
  const { scope, expiresAt, isProgram } = input
  if (isProgram && !canGovern(principal))
    throw new ApiError('FORBIDDEN', refusalFor('tokensByNetwork'))
  if (principal.mustSetUpTwoStep) throw new ApiError('FORBIDDEN', refusalFor('twoStepFirst'))
  const locationIds = input.locationIds?.map((id) => inputId(id, 'locationIds')) ?? null
  const hidden = locationIds?.find(
    (locationId) => !can(principal, 'readDraft', { locationId, isPublic: false }),
  )
  if (hidden !== undefined)
    throw new ApiError('FORBIDDEN', refusalFor('draftsUnseen', { id: hidden }))
  const name = input.name.trim()
  if (name === '') throw inputError(refusalFor('nameToken'))
  if (locationIds?.length === 0) throw inputError(refusalFor('chooseTokenLocation'))
  const wait = expiresAt.getTime() - Date.now()
  if (wait <= 0 || wait > YEAR_MS) throw inputError(refusalFor('tokenExpiry'))
  return { name, scope, expiresAt, locationIds: locationIds && [...new Set(locationIds)] }
}

async function checkLocations(tx: Orm, ids: readonly number[] | null): Promise<void> {
  for (const id of ids ?? []) {
    const [known] = await tx
      .select({ id: locations.id })
      .from(locations)
      .where(eq(locations.id, id))
    if (!known) throw noSuchLocation(id)
  }
}

/** Refuses the configured server token, which has no account. */
async function checkAccount(tx: Orm, id: string): Promise<void> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!person) throw inputError(refusalFor('tokenOfPerson'))
}

/** Checks the limit after deleting tokens that expired more than a month ago. */
async function checkRoom(tx: Orm, ownerId: string | null): Promise<void> {
  await tx.delete(accessTokens).where(lt(accessTokens.expiresAt, new Date(Date.now() - KEEP_MS)))
  const of = ownerId === null ? isNull(accessTokens.ownerId) : eq(accessTokens.ownerId, ownerId)
  const most = ownerId === null ? MAX_PROGRAMS : MAX_OWN
  if ((await tx.$count(accessTokens, of)) < most) return
  throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyTokens', { most }))
}

function inputError(refusal: Refusal): ApiError {
  return new ApiError('BAD_USER_INPUT', refusal)
}
