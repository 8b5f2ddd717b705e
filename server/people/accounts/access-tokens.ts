import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { permissionKinds } from '#schema/entities/permission-kinds'
import type { PermissionKind } from '#schema/entities/permissions'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { Orm } from '../../database/orm'
import { accessTokens, users } from '../../database/tables'
import { type Assignment, Principal } from '../access/principal'
import { readPrincipal } from './read-principal'

type AccessToken = typeof accessTokens.$inferSelect
type Scope = AccessToken['scope']

/** Prefix of the ids of token principals, which no account id has. */
const ID_PREFIX = 'token:'
const PREFIX = 'toran_'
const HOUR_MS = 3_600_000

/** Creates a token. Its signature proves without a database query that it is ours; the rest is unguessable. */
export function newAccessToken(secret: string): string {
  const random = randomBytes(32).toString('base64url')
  return `${PREFIX}${random}.${sealOf(random, secret)}`
}

/** Returns the stored hash of a token. */
export function accessTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Returns the access token of a bearer credential if its signature is ours, otherwise `null`. */
export function accessTokenOf(authorization: string, secret: string): string | null {
  const [, token = ''] = /^bearer +(\S+)$/i.exec(authorization.trim()) ?? []
  const [, random = '', seal = ''] = /^toran_([\w-]{43})\.([\w-]{22})$/.exec(token) ?? []
  const right = Buffer.from(sealOf(random, secret))
  const given = Buffer.from(seal)
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

function sealOf(random: string, secret: string): string {
  const hmac = createHmac('sha256', secret).update(`access token ${random}`)
  return hmac.digest('base64url').slice(0, 22)
}

/** Reads the principal of a token with its current permissions; `null` if it was revoked, has expired, or its owner is gone. */
export function principalOfToken(orm: Orm, token: string): Promise<Principal | null> {
  return principalWhere(orm, eq(accessTokens.tokenHash, accessTokenHash(token)))
}

/** Reads the principal of a token by id, for work that continues after the request; `undefined` if the id is not a token’s. */
export async function principalOfTokenId(
  orm: Orm,
  id: string,
): Promise<Principal | null | undefined> {
  if (!id.startsWith(ID_PREFIX)) return undefined
  return principalWhere(orm, eq(accessTokens.id, Number(id.slice(ID_PREFIX.length))))
}

/** Returns whether a principal is an access token, which can’t create tokens. */
export function isAccessToken({ id }: Pick<Principal, 'id'>): boolean {
  return id.startsWith(ID_PREFIX)
}

async function principalWhere(orm: Orm, where: ReturnType<typeof eq>): Promise<Principal | null> {
  const [row] = await orm
    .select({ token: accessTokens, owner: { id: users.id, name: users.name, email: users.email } })
    .from(accessTokens)
    .leftJoin(users, eq(users.id, accessTokens.ownerId))
    .where(and(where, gt(accessTokens.expiresAt, new Date())))
  if (!row) return null
  const { token, owner } = row
  const granted = owner ? (await readPrincipal({ orm }, owner))?.assignments : EVERYWHERE
  if (!granted) return null
  return new Principal({
    id: `${ID_PREFIX}${token.id}`,
    name: owner ? `${owner.name} (${token.name})` : token.name,
    email: '',
    assignments: scopedAssignments(granted, token),
  })
}

const EVERYWHERE: readonly Assignment[] = [{ locationId: null, level: 'MANAGE' }]
const LEVELS: readonly PermissionLevel[] = ['VIEW', 'CONTRIBUTE', 'MANAGE']
const MAX_LEVELS: Readonly<Record<Scope, PermissionLevel>> = {
  READ: 'VIEW',
  DRAFT: 'CONTRIBUTE',
  PUBLISH: 'MANAGE',
}
/** Kinds that count as content: all except visitors’ messages. */
const CONTENT = permissionKinds.filter((kind) => kind !== 'message')

/**
 * Restricts assignments to a token’s locations, to content and to its scope’s level. Expressed as a permission set, so that
 * actions without a kind are excluded: people, access, audit log, administration.
 */
export function scopedAssignments(
  granted: readonly Assignment[],
  { scope, locationIds }: Pick<AccessToken, 'scope' | 'locationIds'>,
): readonly Assignment[] {
  return granted.flatMap((one) =>
    placesOf(one, locationIds).map((locationId): Assignment => {
      const { id, level, permissions } = one
      const source = id === undefined ? {} : { id }
      if (scope === 'READ') return { ...source, locationId, level: 'VIEW' }
      const languages = level === 'VIEW' ? (permissions?.languages ?? null) : null
      const kinds = Object.fromEntries(
        CONTENT.map((kind) => [kind, lowerLevel(levelOfKind(one, kind), MAX_LEVELS[scope])]),
      )
      return { ...source, locationId, level: 'VIEW', permissions: { kinds, languages } }
    }),
  )
}

/** Returns the locations covered by both an assignment and a token. */
function placesOf(
  { locationId }: Assignment,
  locationIds: readonly number[] | null,
): readonly (number | null)[] {
  if (locationIds === null) return [locationId]
  if (locationId === null) return locationIds
  return locationIds.includes(locationId) ? [locationId] : []
}

function levelOfKind({ level, permissions }: Assignment, kind: PermissionKind): PermissionLevel {
  return higherLevel(level, permissions?.kinds[kind] ?? 'VIEW')
}

function higherLevel(a: PermissionLevel, b: PermissionLevel): PermissionLevel {
  return LEVELS.indexOf(a) > LEVELS.indexOf(b) ? a : b
}

function lowerLevel(a: PermissionLevel, b: PermissionLevel): PermissionLevel {
  return LEVELS.indexOf(a) < LEVELS.indexOf(b) ? a : b
}

/** Records the use of a token, once an hour, so that people can see unused ones. */
export async function noteTokenUse(orm: Orm, token: string): Promise<void> {
  const now = new Date()
  const { tokenHash, lastUsedAt } = accessTokens
  const isDue = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - HOUR_MS)))
  await orm
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(tokenHash, accessTokenHash(token)), isDue))
}
