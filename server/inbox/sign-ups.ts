import { and, eq, ilike, type SQL } from 'drizzle-orm'
import type { SignUpStatus } from '#schema/api/forms'
import type { Principal } from '../access/principal'
import { signUps as table } from '../database/tables'
import { noteExport } from '../operations/audited'
import type { Connection } from '../operations/connection'
import type { RequestContext } from '../operations/context'
import {
  listMessages,
  locationOfMessages,
  type MessageArguments,
  ofLocations,
  patternOf,
} from './message-access'

export type SignUp = typeof table.$inferSelect

interface SignUpArguments extends MessageArguments {
  readonly status?: SignUpStatus | null
}

/** Who wants news, of one location or of all that the caller manages. */
export async function signUps(
  _: unknown,
  args: SignUpArguments,
  context: RequestContext,
): Promise<Connection<SignUp>> {
  const { principal, locationId } = locationOfMessages(context.principal, args.locationId)
  await noteExport(context, 'readSignUps', locationId)
  const where = signUpCondition(principal, args, locationId)
  const { orm } = context.readContext
  return listMessages(orm, args, {
    table,
    where,
    read: ({ order, first, offset }) =>
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
    ofLocations(table.locationId, principal, locationId),
    status ? eq(table.status, status) : undefined,
    pattern === null ? undefined : ilike(table.email, pattern),
  )
}
