import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { managedLocations } from '../../accounts/can'
import { feedback, signUps } from '../tables'
import type { Listed, Part, Reader } from './reader'

export type SignUp = typeof signUps.$inferSelect
export type Feedback = typeof feedback.$inferSelect

/** Who asked for news, the latest first: of one location, or of all that the reader manages. */
export async function listSignUps(
  reader: Reader,
  locationId: number | undefined,
  part: Part,
): Promise<Listed<SignUp>> {
  const where = mayReadMessages(reader, signUps, locationId)
  const nodes = await reader.orm
    .select()
    .from(signUps)
    .where(where)
    .orderBy(desc(signUps.createdAt), desc(signUps.id))
    .limit(part.first)
    .offset(part.offset)
  return { nodes, totalCount: await countOf(reader, signUps, where) }
}

/** What visitors wrote, the latest first: to one location, or to all that the reader manages. */
export async function listFeedback(
  reader: Reader,
  locationId: number | undefined,
  part: Part,
): Promise<Listed<Feedback>> {
  const where = mayReadMessages(reader, feedback, locationId)
  const nodes = await reader.orm
    .select()
    .from(feedback)
    .where(where)
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(part.first)
    .offset(part.offset)
  return { nodes, totalCount: await countOf(reader, feedback, where) }
}

function mayReadMessages(
  { principal }: Reader,
  table: typeof signUps | typeof feedback,
  locationId: number | undefined,
): SQL | undefined {
  const asked = locationId === undefined ? undefined : eq(table.locationId, locationId)
  const managed = managedLocations(principal)
  if (managed === 'ALL') return asked
  return managed.length > 0 ? and(asked, inArray(table.locationId, [...managed])) : sql`false`
}

async function countOf({ orm }: Reader, table: PgTable, where: SQL | undefined): Promise<number> {
  const [total] = await orm.select({ count: count() }).from(table).where(where)
  return Number(total?.count ?? 0)
}
