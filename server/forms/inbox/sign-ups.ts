import { and, eq, ilike, type SQL } from 'drizzle-orm'
import type { SignUpStatus } from '#schema/api/forms'
import { signUps as table } from '../../database/tables'
import type { Connection } from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import type { Principal } from '../../people/access/principal'
import { listMessages, type MessageArguments, ofLocations, patternOf } from './message-access'

export type SignUp = typeof table.$inferSelect

interface SignUpArguments extends MessageArguments {
  readonly status?: SignUpStatus | null
}

/** Lists newsletter sign-ups of one location or of all that the caller manages. */
export function signUps(
  _: unknown,
  args: SignUpArguments,
  context: RequestContext,
): Promise<Connection<SignUp>> {
  return listMessages(context, args, {
    table,
    action: 'readSignUps',
    asks: 'readMessages',
    where: (principal, locationId) => signUpCondition(principal, args, locationId),
    read: (orm, { where, order, first, offset }) =>
      orm
        .select()
        .from(table)
        .where(where)
        .orderBy(...order)
        .limit(first)
        .offset(offset),
  })
}

export function signUpCondition(
  principal: Principal,
  { search, status }: SignUpArguments,
  locationId: number | undefined,
): SQL | undefined {
  const pattern = patternOf(search)
  return and(
    ofLocations(table.locationId, principal, { locationId }),
    status ? eq(table.status, status) : undefined,
    pattern === null ? undefined : ilike(table.email, pattern),
  )
}
