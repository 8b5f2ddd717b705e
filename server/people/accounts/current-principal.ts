import { and, eq, gt } from 'drizzle-orm'
import { sessions, users } from '../../database/tables'
import { API_PRINCIPAL, type Principal } from '../access/principal'
import { principalOfTokenId } from './access-tokens'
import type { AccountParts } from './accounts'
import { readPrincipal } from './read-principal'

type Parts = Pick<AccountParts, 'database' | 'configuration'>

/** Someone as of now, whether they are signed in or not: for what they gave to others for a time. `null` once the account is gone. */
export function presentPrincipal(parts: Parts, id: string): Promise<Principal | null> {
  return principalOf(parts, id, async ({ orm }) => {
    const [user] = await orm.select(USER).from(users).where(eq(users.id, id))
    return user
  })
}

/**
 * Someone as of now, for what was started in their name and goes on without them. `null` once the account is gone or is
 * signed in nowhere: the person who signs out everywhere, or is signed out, ends it.
 */
export function currentPrincipal(parts: Parts, id: string): Promise<Principal | null> {
  return principalOf(parts, id, async ({ orm }) => {
    const [user] = await orm
      .select(USER)
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(and(eq(users.id, id), gt(sessions.expiresAt, new Date())))
      .limit(1)
    return user
  })
}

const USER = { id: users.id, name: users.name, email: users.email }

async function principalOf(
  { database, configuration }: Parts,
  id: string,
  findUser: (
    database: Parts['database'],
  ) => Promise<Pick<typeof users.$inferSelect, keyof typeof USER> | undefined>,
): Promise<Principal | null> {
  if (id === API_PRINCIPAL.id) return configuration.apiToken ? API_PRINCIPAL : null
  const token = await principalOfTokenId(database.orm, id)
  if (token !== undefined) return token
  const user = await findUser(database)
  return user ? readPrincipal(database, user) : null
}
