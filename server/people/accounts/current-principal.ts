import { and, eq, gt } from 'drizzle-orm'
import { sessions, users } from '../../database/tables'
import { API_PRINCIPAL, type Principal } from '../access/principal'
import { principalOfTokenId } from './access-tokens'
import type { AccountParts } from './accounts'
import { readPrincipal } from './read-principal'

/** Someone as of now, whether they are signed in or not: for what they gave to others for a time. `null` once the account is gone. */
export async function presentPrincipal(
  { database, configuration }: Pick<AccountParts, 'database' | 'configuration'>,
  id: string,
): Promise<Principal | null> {
  if (id === API_PRINCIPAL.id) return configuration.apiToken ? API_PRINCIPAL : null
  const token = await principalOfTokenId(database.orm, id)
  if (token !== undefined) return token
  const [user] = await database.orm
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  return user ? readPrincipal(database, user) : null
}

/**
 * Someone as of now, for what was started in their name and goes on without them. `null` once the account is gone or is
 * signed in nowhere: the person who signs out everywhere, or is signed out, ends it.
 */
export async function currentPrincipal(
  { database, configuration }: Pick<AccountParts, 'database' | 'configuration'>,
  id: string,
): Promise<Principal | null> {
  if (id === API_PRINCIPAL.id) return configuration.apiToken ? API_PRINCIPAL : null
  const token = await principalOfTokenId(database.orm, id)
  if (token !== undefined) return token
  const [user] = await database.orm
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.id, id), gt(sessions.expiresAt, new Date())))
    .limit(1)
  return user ? readPrincipal(database, user) : null
}
