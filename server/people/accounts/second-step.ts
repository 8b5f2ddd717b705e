import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { isInForce } from '../../database/assigned-at'
import type { Database } from '../../database/database'
import type { Orm } from '../../database/orm'
import { prepared } from '../../database/prepared'
import {
  assignments,
  credentials,
  permissionSets,
  roles,
  sessions,
  settings,
  users,
} from '../../database/tables'
import { Principal } from '../access/principal'
import { hashToken } from './hashed-sessions'
import { GRANT, readPrincipal, toAssignment } from './read-principal'
import { needsTwoStep, TWO_STEP_FROM } from './two-step-policy'

/** True if a person can sign in with a passkey; for queries on `users`. */
export const hasPasskey = sql<boolean>`exists (select 1 from passkeys p where p.user_id = users.id)`

/** Excludes people who only use a provider, which is then responsible for two-step verification. */
const isPassword = and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential'))

interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
}

/**
 * Returns the signed-in person; if compulsory two-step verification isn’t set up yet, without permissions. Returns `null` if the
 * session was started with only a password although the person has a passkey: they must sign in with it.
 */
export async function signedInPrincipal(
  { orm }: Pick<Database, 'orm'>,
  user: SignedInUser,
  session: { readonly id: string; readonly byPasskey: boolean },
): Promise<Principal | null> {
  const [principal, policy] = await Promise.all([
    readPrincipal({ orm }, user, session.id),
    readPolicy(orm, user.id),
  ])
  return principal && allowedBy(policy, principal, session)
}

/** Returns a person as far as the sign-in policy allows. */
function allowedBy(
  policy: Policy | undefined,
  principal: Principal,
  session: { readonly byPasskey: boolean },
): Principal | null {
  if (!policy || policy.hasCodes) return principal
  if (policy.hasPasskey && session.byPasskey) return principal
  if (!needsTwoStep(principal.assignments, policy.from)) return principal
  if (policy.hasPasskey) return null
  return new Principal({ ...principal, assignments: [], mustSetUpTwoStep: true })
}

interface Policy {
  readonly from: string
  readonly hasCodes: boolean
  readonly hasPasskey: boolean
}

const hasPassword = sql<boolean>`exists (select 1 from ${credentials} where ${isPassword})`

const activeSession = prepared('active_session', (orm) => {
  const now = sql.placeholder('now')
  return orm
    .select({
      session: { id: sessions.id, byPasskey: sessions.byPasskey },
      user: { id: users.id, name: users.name, email: users.email },
      policy: { from: settings.value },
      steps: { hasPassword, hasPasskey, hasCodes: users.twoFactorEnabled },
      ...GRANT,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deactivatedAt)))
    .leftJoin(assignments, and(eq(assignments.userId, users.id), isInForce(now)))
    .leftJoin(roles, eq(roles.id, assignments.roleId))
    .leftJoin(permissionSets, eq(permissionSets.id, assignments.permissionSetId))
    .leftJoin(settings, eq(settings.key, TWO_STEP_FROM))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, now)))
})

/**
 * Returns the same person by the token of their session, in one statement, because every request needs it; undefined if no
 * session has this token, or it has ended.
 */
export async function principalOfSessionToken(
  orm: Orm,
  token: string,
): Promise<Principal | null | undefined> {
  const rows = await activeSession(orm, { token: hashToken(token), now: new Date().toISOString() })
  const [first] = rows
  if (!first) return undefined
  const { session, user, policy, steps } = first
  const principal = new Principal({
    ...user,
    assignments: rows.flatMap(toAssignment),
    sessionId: session.id,
  })
  const from = steps.hasPassword ? policy?.from : undefined
  return allowedBy(from === undefined ? undefined : { ...steps, from }, principal, session)
}

/** Returns whether a passkey must follow a correct password: two-step verification is compulsory and codes are off. */
export async function needsPasskey(orm: Orm, userId: string): Promise<boolean> {
  const policy = await readPolicy(orm, userId)
  if (!policy?.hasPasskey || policy.hasCodes) return false
  const principal = await readPrincipal({ orm }, { id: userId, name: '', email: '' })
  return principal !== null && needsTwoStep(principal.assignments, policy.from)
}

/** Reads the sign-in policy and the person’s second factors; undefined if no policy applies to them. */
async function readPolicy(orm: Orm, userId: string) {
  const [policy] = await orm
    .select({
      from: settings.value,
      hasCodes: users.twoFactorEnabled,
      hasPasskey: hasPasskey.mapWith(Boolean),
    })
    .from(settings)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(credentials, isPassword)
    .where(eq(settings.key, TWO_STEP_FROM))
  return policy
}
