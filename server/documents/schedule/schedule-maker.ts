import { and, eq, isNull } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { users } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import type { Addressee } from '../../mail/email-person'
import { API_PRINCIPAL, type Principal } from '../../people/access/principal'
import { principalOfTokenId } from '../../people/accounts/access-tokens'
import { readPrincipal } from '../../people/accounts/read-principal'

interface Author {
  readonly createdBy: string
  readonly createdByName: string
}

/** Returns the person who scheduled something, with their current permissions. Throws if the account no longer exists. */
export async function makerOf(
  tx: Orm,
  { createdBy, createdByName }: Author,
  { apiToken }: App['configuration'],
): Promise<Principal> {
  if (createdBy === API_PRINCIPAL.id && apiToken) return API_PRINCIPAL
  const token = await principalOfTokenId(tx, createdBy)
  if (token) return token
  const [user] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, createdBy))
  const principal = user && (await readPrincipal({ orm: tx }, user))
  if (principal) return principal
  throw new ApiError('FORBIDDEN', refusalFor('schedulerGone', { person: createdByName }))
}

/** Returns the address of the person who scheduled something; `undefined` if their account no longer exists. */
export async function addresseeOf(tx: Orm, userId: string): Promise<Addressee | undefined> {
  const [maker] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
  return maker
}
