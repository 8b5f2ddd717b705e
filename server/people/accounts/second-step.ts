import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import type { Orm } from '../../database/orm'
import { credentials, settings, users } from '../../database/tables'
import { Principal } from '../access/principal'
import { readPrincipal } from './read-principal'
import { needsTwoStep, TWO_STEP_FROM } from './two-step-policy'

/** Whether someone can sign in with a passkey; of the row of `users` that is asked for. */
export const hasPasskey = sql<boolean>`exists (select 1 from passkeys p where p.user_id = users.id)`

interface SignedInUser {
  readonly id: string
  readonly name: string
  readonly email: string
}

/**
 * Who is signed in: with nothing to do until two-step verification is set up, where it is compulsory for them. `null` for
 * a session that was begun with a password alone by someone who has a passkey: it has to be begun again, with that.
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

/** Whether a right password has to be followed by a passkey: two-step verification is compulsory, and no codes are on. */
export async function needsPasskey(orm: Orm, userId: string): Promise<boolean> {
  const policy = await readPolicy(orm, userId)
  if (!policy?.hasPasskey || policy.hasCodes) return false
  const principal = await readPrincipal({ orm }, { id: userId, name: '', email: '' })
  return principal !== null && needsTwoStep(principal.assignments, policy.from)
}

/** What the policy of sign-in asks for, and what someone has; absent where there is none for them. */
async function readPolicy(orm: Orm, userId: string) {
  const [policy] = await orm
    .select({
      from: settings.value,
      hasCodes: users.twoFactorEnabled,
      hasPasskey: hasPasskey.mapWith(Boolean),
    })
    .from(settings)
    .innerJoin(users, eq(users.id, userId))
    // People who only sign in with a provider have no password here: two-step verification is up to the provider.
    .innerJoin(
      credentials,
      and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')),
    )
    .where(eq(settings.key, TWO_STEP_FROM))
  return policy
}
