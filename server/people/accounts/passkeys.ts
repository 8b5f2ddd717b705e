import { createHash, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, count, eq, gt, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '../../database/orm'
import { passkeys, users, verifications } from '../../database/tables'

/** Name of the site in the browser’s dialog. */
const SITE_NAME = 'Toran'
/** Maximum number of passkeys per person. */
export const MAX_PASSKEYS = 20
/** Time limit of the browser’s dialog, in milliseconds. */
const CHALLENGE_MS = 5 * 60_000
const CHALLENGE = 'passkey:'

// Loaded lazily, because its certificate parsers are large.
const webAuthn = () => import('@simplewebauthn/server')

/** Bytes in base64url, as browsers send them. */
const bytes = z.string().regex(/^[\w-]+$/)
const answered = z.object({ id: bytes, rawId: bytes, type: z.literal('public-key') })
export const registrationAnswer = answered.extend({
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export const signInAnswer = answered.extend({
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
type SignInAnswer = z.infer<typeof signInAnswer>

/** The site that passkeys are bound to; they don’t work on any other. */
export interface PasskeySite {
  readonly origin: string
  /** A host name; browsers don’t allow IP addresses. */
  readonly id: string
}

/** Returns the site for passkeys; `localhost` for an IP address, as in development. */
export function passkeySite(siteOrigin: string): PasskeySite {
  const url = new URL(siteOrigin)
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) url.hostname = 'localhost'
  return { origin: url.origin, id: url.hostname }
}

/** Returns the options to create a passkey. The device must verify its owner, by fingerprint or PIN: that is the second step. */
export async function passkeyOptions(
  orm: Orm,
  site: PasskeySite,
  person: { readonly id: string; readonly email: string; readonly name: string },
) {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: site.id,
    // The same for all passkeys of a person, so that a device keeps one of them. The hash doesn’t reveal the person.
    userID: new Uint8Array(createHash('sha256').update(`passkey ${person.id}`).digest()),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: (await credentialsOf(orm, person.id)).map((id) => ({ id })),
  })
  await keepChallenge(orm, options.challenge, person.id)
  return options
}

/** Returns the options to sign in with any passkey that the device has for the site. */
export async function passkeySignInOptions(orm: Orm, site: PasskeySite) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
  })
  await keepChallenge(orm, options.challenge, '')
  return options
}

/** Stores a passkey created with `passkeyOptions`; returns the reason if it is refused. */
export async function storePasskey(
  orm: Orm,
  site: PasskeySite,
  made: {
    readonly userId: string
    readonly name: string
    readonly answer: z.infer<typeof registrationAnswer>
  },
): Promise<'stored' | 'wrong' | 'full'> {
  const { userId, name, answer } = made
  const challenge = await takeChallenge(orm, answer.response.clientDataJSON, userId)
  if (challenge === null) return 'wrong'
  const { verifyRegistrationResponse } = await webAuthn()
  const checked = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) return 'wrong'
  const { credential } = checked.registrationInfo
  return orm.transaction(async (tx) => {
    // Locks the user, so that concurrent requests can’t exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const [known] = await tx
      .select({ count: count() })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
    if (Number(known?.count ?? 0) >= MAX_PASSKEYS) return 'full'
    const stored = await tx
      .insert(passkeys)
      .values({
        ...{ id: randomUUID(), userId, name, credentialId: credential.id },
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    return stored.length > 0 ? 'stored' : 'wrong'
  })
}

/**
 * Returns the owner of the passkey that signed a challenge of `passkeySignInOptions`; `null` if it is invalid. Each response
 * works once.
 */
export async function ownerOfPasskey(
  orm: Orm,
  site: PasskeySite,
  answer: SignInAnswer,
): Promise<string | null> {
  const challenge = await takeChallenge(orm, answer.response.clientDataJSON, '')
  if (challenge === null) return null
  const [passkey] = await orm.select().from(passkeys).where(eq(passkeys.credentialId, answer.id))
  if (!passkey) return null
  const { verifyAuthenticationResponse } = await webAuthn()
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!checked?.verified) return null
  await orm
    .update(passkeys)
    .set({ counter: checked.authenticationInfo.newCounter, lastUsedAt: new Date() })
    .where(eq(passkeys.id, passkey.id))
  return passkey.userId
}

async function credentialsOf(orm: Orm, userId: string): Promise<readonly string[]> {
  const rows = await orm
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return rows.map(({ id }) => id)
}

async function keepChallenge(orm: Orm, challenge: string, userId: string): Promise<void> {
  const now = new Date()
  // Deletes expired challenges that were never used.
  await orm
    .delete(verifications)
    .where(
      and(
        gt(verifications.id, CHALLENGE),
        lt(verifications.id, `${CHALLENGE}~`),
        lt(verifications.expiresAt, now),
      ),
    )
  await orm.insert(verifications).values({
    ...{ id: challengeId(challenge), identifier: challengeId(challenge), value: userId },
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  })
}

const clientData = z.object({ challenge: bytes.max(200) })

/**
 * Uses up the signed challenge, so that of several requests, on any server, only one passes. Returns `null` if the challenge is
 * unknown.
 */
async function takeChallenge(
  orm: Orm,
  clientDataJSON: string,
  userId: string,
): Promise<string | null> {
  const { data } = clientData.safeParse(jsonOf(clientDataJSON))
  if (!data) return null
  const taken = await orm
    .delete(verifications)
    .where(
      and(
        eq(verifications.id, challengeId(data.challenge)),
        eq(verifications.value, userId),
        gt(verifications.expiresAt, new Date()),
      ),
    )
    .returning({ id: verifications.id })
  return taken.length > 0 ? data.challenge : null
}

function challengeId(challenge: string): string {
  return `${CHALLENGE}${createHash('sha256').update(challenge).digest('base64url')}`
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
