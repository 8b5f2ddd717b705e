import { and, desc, eq, gt } from 'drizzle-orm'
import { sessions } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'

/** A device that someone is signed in on (`Session` in schema/api). */
interface SessionNode {
  readonly id: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** What the browser says it is. */
  readonly device: string
  readonly isThisOne: boolean
}

const MAX_COUNT = 100
const MAX_DEVICE_LENGTH = 200

/** Where the caller is signed in, the latest first. */
export async function mySessions(
  _: unknown,
  _args: unknown,
  { principal, readContext }: RequestContext,
): Promise<readonly SessionNode[]> {
  if (!principal) return []
  const rows = await readContext.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, principal.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.createdAt))
    .limit(MAX_COUNT)
  return rows.map(({ id, createdAt, expiresAt, userAgent }) => ({
    ...{ id, createdAt, expiresAt },
    device: (userAgent ?? '').slice(0, MAX_DEVICE_LENGTH),
    isThisOne: id === principal.sessionId,
  }))
}
