import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { credentials, passkeys, sessions, twoFactors, users } from '../../database/tables'

/** better-auth’s name for sign-in with a password. */
const PASSWORD_PROVIDER = 'credential'

/** Creates an account without permissions; returns its id. */
export async function insertAccount(
  tx: Orm,
  account: { readonly email: string; readonly name: string; readonly isVerified: boolean },
): Promise<string> {
  const id = randomUUID()
  const { email, name, isVerified } = account
  await tx.insert(users).values({ id, email, name, emailVerified: isVerified })
  return id
}

/** Reads a person’s password hash; `null` if they have none. */
export async function readPasswordHash(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm
    .select({ password: credentials.password })
    .from(credentials)
    .where(isPasswordOf(userId))
  return row?.password ?? null
}

/** Sets an account’s password hash and ends the sessions started with the old one. */
export async function writePasswordHash(tx: Orm, userId: string, password: string): Promise<void> {
  const changed = await tx
    .update(credentials)
    .set({ password })
    .where(isPasswordOf(userId))
    .returning({ id: credentials.id })
  if (changed.length === 0)
    await tx.insert(credentials).values({
      id: randomUUID(),
      accountId: userId,
      providerId: PASSWORD_PROVIDER,
      userId,
      password,
    })
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

function isPasswordOf(userId: string) {
  return and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER))
}

/** Removes two-step verification and passkeys, and ends all sessions. Returns whether there was anything to remove. */
export async function removeTwoFactor(tx: Orm, userId: string): Promise<boolean> {
  const codes = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning()
  const keys = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning()
  const turnedOff = await tx
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id })
  if (codes.length + keys.length + turnedOff.length === 0) return false
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  return true
}
