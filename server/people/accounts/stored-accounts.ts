import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { credentials, passkeys, sessions, twoFactors, users } from '../../database/tables'

/** The sign-in with a password, as better-auth calls it. */
const PASSWORD_PROVIDER = 'credential'

/** Makes an account that can do nothing yet; returns its id. */
export async function insertAccount(
  tx: Orm,
  account: { readonly email: string; readonly name: string; readonly isVerified: boolean },
): Promise<string> {
  const id = randomUUID()
  const { email, name, isVerified } = account
  await tx.insert(users).values({ id, email, name, emailVerified: isVerified })
  return id
}

/** The hash of someone's password; `null` of who has none. */
export async function readPasswordHash(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm
    .select({ password: credentials.password })
    .from(credentials)
    .where(isPasswordOf(userId))
  return row?.password ?? null
}

/** Gives an account a password by its hash. Who signed in with the old one has to do so again. */
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

/** Turns two-step verification off, with its passkeys, and signs out everywhere. Returns whether there was any. */
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
