import { and, desc, eq, gt } from 'drizzle-orm'
import { sessions } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'

/** A device on which a person is signed in (`Session` in schema/api). */
interface SessionNode {
  readonly id: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** The browser’s description of itself. */
  readonly device: string
  readonly isThisOne: boolean
}

const MAX_COUNT = 100
const MAX_DEVICE_LENGTH = 200

/** Returns the caller’s sessions, newest first. */
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
