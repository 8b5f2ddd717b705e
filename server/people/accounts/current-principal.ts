import { and, eq, gt } from 'drizzle-orm'
import { sessions, users } from '../../database/tables'
import { API_PRINCIPAL, type Principal } from '../access/principal'
import { principalOfTokenId } from './access-tokens'
import type { AccountParts } from './accounts'
import { readPrincipal } from './read-principal'

type Parts = Pick<AccountParts, 'database' | 'configuration'>

/**
 * Reads a person with their current permissions, signed in or not, for things they shared for a limited time. Returns `null` if
 * the account is gone.
 */
export function accountPrincipal(parts: Parts, id: string): Promise<Principal | null> {
  return principalOf(parts, id, async ({ orm }) => {
    const [user] = await orm.select(USER).from(users).where(eq(users.id, id))
    return user
  })
}

/**
 * Reads a person with their current permissions, for work that continues in their name. Returns `null` if the account is gone or
 * has no session left, so that signing out everywhere stops the work.
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
