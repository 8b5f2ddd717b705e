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

/** The ids of principals that are tokens: nobody's account has one. */
const ID_PREFIX = 'token:'
const PREFIX = 'toran_'
const HOUR_MS = 3_600_000

/** A new token. Its seal tells that it is ours without a look at the database; nobody guesses the rest. */
export function newAccessToken(secret: string): string {
  const random = randomBytes(32).toString('base64url')
  return `${PREFIX}${random}.${sealOf(random, secret)}`
}

/** What is stored of a token. */
export function accessTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The access token of a bearer credential, if it has our seal; `null` for every other credential. */
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

/** Whose a token is and what it may do now; `null` for one that was revoked, is over, or whose owner is gone. */
export function principalOfToken(orm: Orm, token: string): Promise<Principal | null> {
  return principalWhere(orm, eq(accessTokens.tokenHash, accessTokenHash(token)))
}

/** The same for what was begun with a token and goes on later; `undefined` for an id that is no token's. */
export async function principalOfTokenId(
  orm: Orm,
  id: string,
): Promise<Principal | null | undefined> {
  if (!id.startsWith(ID_PREFIX)) return undefined
  return principalWhere(orm, eq(accessTokens.id, Number(id.slice(ID_PREFIX.length))))
}

/** Whether a principal is an access token: it makes no others. */
export function isAccessToken({ id }: Principal): boolean {
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
/** What visitors wrote is no content. */
const CONTENT = permissionKinds.filter((kind) => kind !== 'message')

/**
 * What is left of someone's rights: at these locations, of content alone and up to the level of the scope. A permission set
 * says it, so that nothing without a kind is allowed: people, access, the log, the server's own matters.
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
        CONTENT.map((kind) => [kind, lower(levelOfKind(one, kind), MAX_LEVELS[scope])]),
      )
      return { ...source, locationId, level: 'VIEW', permissions: { kinds, languages } }
    }),
  )
}

/** Where an assignment and a token both reach. */
function placesOf(
  { locationId }: Assignment,
  locationIds: readonly number[] | null,
): readonly (number | null)[] {
  if (locationIds === null) return [locationId]
  if (locationId === null) return locationIds
  return locationIds.includes(locationId) ? [locationId] : []
}

function levelOfKind({ level, permissions }: Assignment, kind: PermissionKind): PermissionLevel {
  return higher(level, permissions?.kinds[kind] ?? 'VIEW')
}

function higher(a: PermissionLevel, b: PermissionLevel): PermissionLevel {
  return LEVELS.indexOf(a) > LEVELS.indexOf(b) ? a : b
}

function lower(a: PermissionLevel, b: PermissionLevel): PermissionLevel {
  return LEVELS.indexOf(a) < LEVELS.indexOf(b) ? a : b
}

/** Notes that a token is used, once an hour: people see which ones they no longer need. */
export async function noteTokenUse(orm: Orm, token: string): Promise<void> {
  const now = new Date()
  const { tokenHash, lastUsedAt } = accessTokens
  const isDue = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - HOUR_MS)))
  await orm
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(tokenHash, accessTokenHash(token)), isDue))
}
