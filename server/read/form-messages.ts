import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { managedLocations } from '../access/can'
import { feedback, signUps } from '../database/tables'
import { counted, type Listed, type Part, type Reader } from './reader'

export type SignUp = typeof signUps.$inferSelect
export type Feedback = typeof feedback.$inferSelect

/** Who asked for news, the latest first: of one location, or of all that the caller manages. */
export function listSignUps(
  reader: Reader,
  locationId: number | undefined,
  part: Part,
): Listed<SignUp> {
  return listMessages<SignUp>(reader, { table: signUps, locationId }, part)
}

/** What visitors wrote, the latest first: to one location, or to all that the caller manages. */
export function listFeedback(
  reader: Reader,
  locationId: number | undefined,
  part: Part,
): Listed<Feedback> {
  return listMessages<Feedback>(reader, { table: feedback, locationId }, part)
}

interface Messages {
  readonly table: typeof signUps | typeof feedback
  readonly locationId: number | undefined
}

function listMessages<Message>(
  reader: Reader,
  { table, locationId }: Messages,
  part: Part,
): Listed<Message> {
  const where = mayReadMessages(reader, { table, locationId })
  return {
    nodes,
    totalCount: () => counted(reader.orm.select({ count: count() }).from(table).where(where)),
  }

  async function nodes() {
    const rows = await reader.orm
      .select()
      .from(table)
      .where(where)
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(part.first)
      .offset(part.offset)
    // The rows are of the table asked for, which the query builder does not tell of two.
    return rows as Message[]
  }
}

function mayReadMessages({ principal }: Reader, { table, locationId }: Messages): SQL | undefined {
  const asked = locationId === undefined ? undefined : eq(table.locationId, locationId)
  const managed = managedLocations(principal)
  if (managed === 'ALL') return asked
  return managed.length > 0 ? and(asked, inArray(table.locationId, [...managed])) : sql`false`
}
