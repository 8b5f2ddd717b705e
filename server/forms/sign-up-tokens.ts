import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { locations, signUps, signUpTokens } from '../database/tables'

type Purpose = (typeof signUpTokens.$inferSelect)['purpose']

const BYTES = 32
/** A token in an address: 32 bytes, base64url. */
const TOKEN = /^[\w-]{43}$/
const CONFIRM_MS = 7 * 24 * 3_600_000

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * Creates a token for an email and stores its hash. A confirmation token is valid for a week, an unsubscribe token as long as the
 * sign-up is stored.
 */
export async function createToken(tx: Orm, signUpId: number, purpose: Purpose): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url')
  const expiresAt = purpose === 'CONFIRM' ? new Date(Date.now() + CONFIRM_MS) : null
  await tx.insert(signUpTokens).values({ hash: hashOf(token), signUpId, purpose, expiresAt })
  return token
}

/** Deletes the tokens of earlier emails with the same purpose. */
export async function deleteTokens(tx: Orm, signUpId: number, purpose: Purpose): Promise<void> {
  await tx
    .delete(signUpTokens)
    .where(and(eq(signUpTokens.signUpId, signUpId), eq(signUpTokens.purpose, purpose)))
}

/** A sign-up and the name of its location. */
export type PlacedSignUp = typeof signUps.$inferSelect & { readonly place: string }

/** Returns the sign-up of a token; `null` if the token is unknown or expired. */
export async function signUpOfToken(
  orm: Orm,
  token: string,
  purpose: Purpose,
): Promise<PlacedSignUp | null> {
  if (!TOKEN.test(token)) return null
  const [found] = await orm
    .select({ signUp: signUps, place: locations.name })
    .from(signUpTokens)
    .innerJoin(signUps, eq(signUps.id, signUpTokens.signUpId))
    .innerJoin(locations, eq(locations.id, signUps.locationId))
    .where(
      and(
        eq(signUpTokens.hash, hashOf(token)),
        eq(signUpTokens.purpose, purpose),
        or(isNull(signUpTokens.expiresAt), gt(signUpTokens.expiresAt, new Date())),
      ),
    )
  return found ? { ...found.signUp, place: found.place } : null
}
