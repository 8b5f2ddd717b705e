import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import type { Orm } from '../../database/orm'
import { credentials, settings, users } from '../../database/tables'
import { Principal } from '../access/principal'
import { readPrincipal } from './read-principal'
import { needsTwoStep, TWO_STEP_FROM } from './two-step-policy'

/** True if a person can sign in with a passkey; for queries on `users`. */
export const hasPasskey = sql<boolean>`exists (select 1 from passkeys p where p.user_id = users.id)`

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
  if (!principal || !policy || policy.hasCodes) return principal
  if (policy.hasPasskey && session.byPasskey) return principal
  if (!needsTwoStep(principal.assignments, policy.from)) return principal
  if (policy.hasPasskey) return null
  return new Principal({ ...principal, assignments: [], mustSetUpTwoStep: true })
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
    // Excludes people who only use a provider, which is then responsible for two-step verification.
    .innerJoin(
      credentials,
      and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')),
    )
    .where(eq(settings.key, TWO_STEP_FROM))
  return policy
}
