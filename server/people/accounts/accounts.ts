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
import { AUTH_PATH, BASE_URL } from './auth-address'
import { createKnownDevices, type KnownDevices } from './known-devices'
import type { OidcOptions } from './oidc'
import { createProviderSignIn, type ProviderRoute } from './provider-sign-in'
import { isSealedBearer } from './sealed-bearer'
import { signedInPrincipal } from './second-step'

/** How long the address in a mail works that resets a password; that of an invitation has a time of its own. */
const PASSWORD_TOKEN_MS = 3_600_000

/** Who is asking, and how they come and go. */
export interface Accounts {
  /** A new access token, with this network's seal. */
  newAccessToken(): string
  /**
   * The sender of a request, read each time, so that what is taken away is gone with the next request;
   * `null` without a credential. A bearer credential that is not good is refused with UNAUTHENTICATED, and with
   * RATE_LIMITED a network that has sent too many of them.
   */
  principalOf(request: AuthRequest): Promise<Principal | null>
  /** The answer of better-auth's own route; the address is that of the caller's socket. */
  handle(route: AuthRoute): Promise<Response>
  /** The same of the routes of the OpenID Connect provider; UNAVAILABLE while it cannot be reached. */
  handleProvider(asked: AuthRequest, route: ProviderRoute): Promise<Response>
  readonly devices: KnownDevices
  /** The seal of a text: only this network makes it. A text names what it is for, so that no seal counts elsewhere. */
  seal(text: string): string
  /** A token by which someone chooses a password: once, within an hour unless said otherwise. Only its hash is stored. */
  passwordToken(userId: string, lifetimeMs?: number): Promise<string>
  /** Whose token it is, without using it up; `null` for one that is not valid. */
  ownerOfPasswordToken(token: string): Promise<string | null>
}

/** What of a request tells who sent it. */
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
  /** Bearer credential with MANAGE on all locations; `null` when there is none. */
  readonly apiToken: string | null
  readonly adminEmail: string | null
  readonly adminPassword: string | null
  /** NODE_ENV=production: no development account, cookies over https only. */
  readonly production: boolean
  /** Where the site is reached; by https, cookies are for https only. */
  readonly origin: string
  /** Another way to sign in; `null` without one. */
  readonly oidc: OidcOptions | null
}

/** What accounts stand on. */
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
  // Loaded for the first visitor who brings a credential or signs in.
  const auth = createLazy(async () =>
    (await import('./open-auth')).openAuth({ ...parts, secret, secure }),
  )
  // An instance of its own: a provider that is away keeps nobody from signing in with the password.
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
    if (authorization === null) return cookie === undefined ? null : principalOfSession({ cookie })
    // A bearer credential comes before the cookie.
    try {
      return await principalOfBearer(authorization, networkOf(request.ip))
    } catch (error) {
      if (error instanceof ApiError) noteWrongBearer(request, error)
      throw error
    }
  }

  function noteWrongBearer(request: AuthRequest, { code }: ApiError): void {
    const by = callerOf(request, null)
    void auditTally.note({ by, action: 'bearer', outcome: 'DENY', reason: code })
  }

  /** The token of the configuration and those with our seal always pass, since looking at them costs nothing: others cannot shut them out. */
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

  /** Nobody guesses one with our seal: it needs no bound of wrong tries. */
  async function signInByToken(token: string): Promise<Principal> {
    const { orm } = database
    const principal = await principalOfToken(orm, token)
    if (!principal) throw new ApiError('UNAUTHENTICATED', refusalFor('wrongToken'))
    // While nothing can be written it may be used all the same.
    await noteTokenUse(orm, token).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'failed to note that an access token was used'),
    )
    return principal
  }

  /** The credential alone goes on to better-auth: nothing else of the request matters there. */
  async function principalOfSession(credential: Record<string, string>): Promise<Principal | null> {
    const { api } = await auth()
    const session = await api.getSession({ headers: new Headers(credential) })
    return session && signedInPrincipal(database, session.user, session.session)
  }

  /** What better-auth's own route for a forgotten password stores: its `/reset-password` takes it. */
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

/** Whether cookies are for https only. */
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

/** Only bearer credentials are ours: a proxy in front may ask for a password of its own. */
function bearerOf({ authorization }: IncomingHttpHeaders): string | null {
  return authorization !== undefined && /^bearer /i.test(authorization) ? authorization : null
}

/** Compared as hashes in constant time, so that nothing can be learnt from how long it takes. */
function isApiToken(authorization: string, apiToken: string | null): boolean {
  const given = /^bearer +(.+)$/i.exec(authorization)?.[1]?.trim()
  if (!given || !apiToken) return false
  return timingSafeEqual(digest(given), digest(apiToken))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
