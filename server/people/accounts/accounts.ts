import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { refusalFor } from '#schema/api/refusals/refusals'
import { callerOf } from '../../audit/audit'
import type { AuditTally } from '../../audit/tally'
import type { Database } from '../../database/database'
import { settings } from '../../database/tables'
import { createLazy } from '../../http/create-lazy'
import { ApiError } from '../../http/errors/api-error'
import type { Limits } from '../../http/limits/limits'
import { tooMany } from '../../http/limits/too-many'
import { networkOf } from '../../http/network-of'
import { API_PRINCIPAL, type Principal } from '../access/principal'
import { accessTokenOf, newAccessToken, noteTokenUse, principalOfToken } from './access-tokens'
import { AUTH_PATH, BASE_URL, cookieName, SESSION_COOKIE } from './auth-address'
import { createKnownDevices, type KnownDevices } from './known-devices'
import type { OidcOptions } from './oidc'
import { createProviderSignIn, type ProviderRoute } from './provider-sign-in'
import { isSealedBearer, tokenInCookie } from './sealed-bearer'
import { principalOfSessionToken, signedInPrincipal } from './second-step'

/** Lifetime of a password reset link in milliseconds; invitations have a different one. */
const PASSWORD_TOKEN_MS = 3_600_000

/** Authentication: the caller of a request, signing in and out. */
export interface Accounts {
  /** Creates an access token signed by this network. */
  newAccessToken(): string
  /**
   * Returns the caller of a request, read each time, so that revoked access ends with the next request; `null` without
   * credentials. Throws UNAUTHENTICATED for invalid bearer credentials, and RATE_LIMITED if a network has sent too many.
   */
  principalOf(request: AuthRequest): Promise<Principal | null>
  /** Calls a better-auth route with the caller’s socket address. */
  handle(route: AuthRoute): Promise<Response>
  /** Calls a route of the OpenID Connect provider; throws UNAVAILABLE if the provider is unreachable. */
  handleProvider(request: AuthRequest, route: ProviderRoute): Promise<Response>
  readonly devices: KnownDevices
  /** Signs a text with this network’s secret. Include the purpose in the text, so that a signature isn’t valid elsewhere. */
  seal(text: string): string
  /** Creates a single-use token to set a password, valid for an hour by default. Only its hash is stored. */
  passwordToken(userId: string, lifetimeMs?: number): Promise<string>
  /** Returns the owner of a token without using it up; `null` if it is invalid. */
  ownerOfPasswordToken(token: string): Promise<string | null>
}

/** The part of a request that identifies its sender. */
export interface AuthRequest {
  readonly id: string
  readonly headers: IncomingHttpHeaders
  readonly ip: string
}

export type AuthPath =
  | '/sign-in/email'
  | '/sign-in/passkey'
  | '/sign-out'
  | '/reset-password'
  | '/change-password'
  | '/two-factor/enable'
  | '/two-factor/disable'
  | '/two-factor/verify-totp'
  | '/two-factor/verify-backup-code'

interface AuthRoute {
  readonly path: AuthPath
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export interface AccountsConfiguration {
  /** Bearer credential with MANAGE on all locations; `null` if not configured. */
  readonly apiToken: string | null
  readonly adminEmail: string | null
  readonly adminPassword: string | null
  /** NODE_ENV=production: no development account, and cookies over https only. */
  readonly production: boolean
  /** Public origin of the site; with https, cookies are limited to https. */
  readonly origin: string
  /** OpenID Connect provider; `null` without one. */
  readonly oidc: OidcOptions | null
}

/** Dependencies of accounts. */
export interface AccountParts {
  readonly database: Database
  readonly configuration: AccountsConfiguration
  readonly log: Logger
  readonly limits: Limits
  readonly auditTally: AuditTally
}

export async function createAccounts(parts: AccountParts): Promise<Accounts> {
  const { database, configuration, limits, auditTally } = parts
  const secret = await readSecret(database)
  const secure = isSecure(configuration)
  // Loaded lazily for the first request that has credentials or signs in.
  const auth = createLazy(async () =>
    (await import('./open-auth')).openAuth({ ...parts, secret, secure }),
  )
  // A separate instance, so that an unreachable provider doesn’t prevent password sign-in.
  const handleProvider = createProviderSignIn({ ...parts, secret, secure })
  const devices = createKnownDevices(secret, secure)
  return {
    ...{ principalOf, handle, handleProvider, devices, passwordToken, ownerOfPasswordToken },
    newAccessToken: () => newAccessToken(secret),
    seal: (text) => createHmac('sha256', secret).update(`seal\n${text}`).digest('base64url'),
  }

  async function principalOf(request: AuthRequest): Promise<Principal | null> {
    const { cookie } = request.headers
    const authorization = bearerOf(request.headers)
    if (authorization === null) return cookie === undefined ? null : principalOfCookie(cookie)
    // A bearer credential takes precedence over the cookie.
    try {
      return await principalOfBearer(authorization, networkOf(request.ip))
    } catch (error) {
      if (error instanceof ApiError) noteWrongBearer(request, error)
      throw error
    }
  }

  /** Reads an active session at once; better-auth decides about all others, and removes those that have ended. */
  async function principalOfCookie(cookie: string): Promise<Principal | null> {
    const token = tokenInCookie(cookie, { name: cookieName(SESSION_COOKIE, secure), secret })
    const known = token === null ? undefined : await principalOfSessionToken(database.orm, token)
    return known === undefined ? principalOfSession({ cookie }) : known
  }

  function noteWrongBearer(request: AuthRequest, { code }: ApiError): void {
    const by = callerOf(request, null)
    void auditTally.note({ by, action: 'bearer', outcome: 'DENY', reason: code })
  }

  /**
   * Checks a bearer credential. The configured token and tokens with our signature bypass the rate limit, because checking them
   * is cheap and invalid credentials from the same network must not block them.
   */
  async function principalOfBearer(authorization: string, network: string): Promise<Principal> {
    if (isApiToken(authorization, configuration.apiToken)) return API_PRINCIPAL
    const token = accessTokenOf(authorization, secret)
    if (token !== null) return signInByToken(token)
    const wait = limits.wait('wrongBearers', network)
    if (wait !== null && !isSealedBearer(authorization, secret)) throw tooMany('tokens', wait)
    const principal = await principalOfSession({ authorization })
    if (principal) return principal
    await limits.count('wrongBearers', network)
    throw new ApiError('UNAUTHENTICATED', refusalFor('wrongToken'))
  }

  /** Signed tokens can’t be guessed, so failed attempts are not limited. */
  async function signInByToken(token: string): Promise<Principal> {
    const { orm } = database
    const principal = await principalOfToken(orm, token)
    if (!principal) throw new ApiError('UNAUTHENTICATED', refusalFor('wrongToken'))
    // The token can be used even if its use can’t be recorded.
    await noteTokenUse(orm, token).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'failed to note that an access token was used'),
    )
    return principal
  }

  /** Passes only the credential on to better-auth, which needs nothing else. */
  async function principalOfSession(credential: Record<string, string>): Promise<Principal | null> {
    const { api } = await auth()
    const session = await api.getSession({ headers: new Headers(credential) })
    return session && signedInPrincipal(database, session.user, session.session)
  }

  /** Stores the same entry as better-auth’s own forgotten-password route, so that its `/reset-password` accepts the token. */
  async function passwordToken(userId: string, lifetimeMs = PASSWORD_TOKEN_MS): Promise<string> {
    const { internalAdapter } = await (await auth()).$context
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(Date.now() + lifetimeMs)
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: userId,
      expiresAt,
    })
    return token
  }

  async function ownerOfPasswordToken(token: string): Promise<string | null> {
    const { internalAdapter } = await (await auth()).$context
    const found = await internalAdapter.findVerificationValue(identifierOf(token))
    return found && found.expiresAt > new Date() ? found.value : null
  }

  async function handle({ path, body, headers }: AuthRoute): Promise<Response> {
    const { handler } = await auth()
    return handler(
      new Request(`${BASE_URL}${AUTH_PATH}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  }
}

function identifierOf(token: string): string {
  return `reset-password:${token}`
}

/** Returns whether cookies are limited to https. */
function isSecure({ production, origin }: AccountsConfiguration): boolean {
  return production || origin.startsWith('https:')
}

async function readSecret({ orm }: Database): Promise<string> {
  await orm
    .insert(settings)
    .values({ key: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await orm.select().from(settings).where(eq(settings.key, 'secret'))
  if (!row) throw new Error("The setting 'secret' was written and is not there")
  return row.value
}

/** Returns the bearer credential; other schemes are ignored, because a proxy may use its own password. */
function bearerOf({ authorization }: IncomingHttpHeaders): string | null {
  return authorization !== undefined && /^bearer /i.test(authorization) ? authorization : null
}

/** Compares hashes in constant time, to prevent timing attacks. */
function isApiToken(authorization: string, apiToken: string | null): boolean {
  const given = /^bearer +(.+)$/i.exec(authorization)?.[1]?.trim()
  if (!given || !apiToken) return false
  return timingSafeEqual(digest(given), digest(apiToken))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
