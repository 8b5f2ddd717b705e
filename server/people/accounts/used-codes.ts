import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '../../database/orm'
import { verifications } from '../../database/tables'
import { CODE_USED } from './auth-address'

/** Longer than a code is valid, in milliseconds: its half minute and the adjacent ones. */
const KEPT_MS = 180_000
const codeBody = z.object({ code: z.string() })

/** Uses up a valid authenticator code, so that of several requests, on any server, only one passes. */
export async function consumeCode(orm: Orm, userId: string, body: unknown): Promise<void> {
  const { code } = codeBody.parse(body)
  const id = `used-code:${createHash('sha256').update(`${userId} ${code}`).digest('base64url')}`
  const now = new Date()
  const expiresAt = new Date(now.getTime() + KEPT_MS)
  const written = await orm
    .insert(verifications)
    .values({ id, identifier: id, value: userId, expiresAt })
    .onConflictDoUpdate({
      target: verifications.id,
      set: { expiresAt },
      // The same six digits can recur by chance, so an expired entry may be overwritten.
      setWhere: lt(verifications.expiresAt, now),
    })
    .returning({ id: verifications.id })
  if (written.length === 0)
    throw new APIError('UNAUTHORIZED', {
      code: CODE_USED,
      message: 'This code has already been used.',
    })
}
