import type { BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { and, eq, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#schema/api/password'
import type { Database } from '../../database/database'
import { credentials, sessions, twoFactors, users, verifications } from '../../database/tables'
import {
  ADDRESS_HEADER,
  AUTH_PATH,
  BASE_URL,
  cookieName,
  PASSKEY_NEEDED,
  PASSKEY_PATH,
  SESSION_COOKIE,
} from './auth-address'
import { hashedSessions } from './hashed-sessions'
import { passkeyPlugin } from './passkey-plugin'
import { passkeySite } from './passkeys'
import { hashPassword, verifyPassword } from './password'
import { needsPasskey } from './second-step'
import { consumeCode } from './used-codes'

/** Issuer shown in authenticator apps. */
const ISSUER = 'Toran'
const TOTP_PATH = '/two-factor/verify-totp'
const PASSWORD_PATH = '/sign-in/email'
const SESSION_SECONDS = 14 * 24 * 3600

interface AuthParts {
  readonly database: Database
  readonly log: Logger
  readonly secret: string
  readonly configuration: { readonly origin: string }
  /** True if cookies are limited to https. */
  readonly secure: boolean
  /** Additional sign-in methods of this instance. */
  readonly plugins?: readonly BetterAuthPlugin[]
}

/** Creates better-auth on our tables. Rate limits and request checks are done by our own routes. */
export function openAuth(parts: AuthParts) {
  const { database, log, secret, secure, plugins = [] } = parts
  const { origin } = parts.configuration
  return betterAuth({
    baseURL: BASE_URL,
    basePath: AUTH_PATH,
    secret,
    telemetry: { enabled: false },
    database: hashedSessions(
      drizzleAdapter(database.orm, {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: credentials,
          verification: verifications,
          twoFactor: twoFactors,
        },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      // Ends all sessions that were started with the old password.
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    // Stores only the hash of an emailed token.
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          async before({ userId }, request) {
            if (!(await isActiveUser(database, userId))) return false
            const path = request?.path
            if (path === TOTP_PATH) await consumeCode(database.orm, userId, request?.body)
            if (path === PASSWORD_PATH && (await needsPasskey(database.orm, userId)))
              throw new APIError('UNAUTHORIZED', { code: PASSKEY_NEEDED })
            return { data: { byPasskey: path === PASSKEY_PATH } }
          },
        },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      additionalFields: {
        byPasskey: { type: 'boolean', required: true, defaultValue: false, input: false },
      },
    },
    // Order matters: a session that waits for a code must lose its cookie before a bearer token is made from it.
    plugins: [
      twoFactor({ issuer: ISSUER }),
      passkeyPlugin(database.orm, passkeySite(origin)),
      bearer(),
      ...plugins,
    ],
    account: {
      encryptOAuthTokens: true,
      // Accounts are invited by address, so an address verified by the provider identifies the person.
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    // Errors not meant for the caller are thrown to `createAsk`: an unavailable database, a full disk.
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) throw error
      },
    },
    // Our own routes do both, because they know the caller’s socket (`register-accounts.ts`); limits are in server/http/limits.
    rateLimit: { enabled: false },
    advanced: {
      disableCSRFCheck: true,
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      cookies: {
        session_token: cookie(SESSION_COOKIE, secure),
        two_factor: cookie('toran-two-factor', secure),
        state: cookie('toran-provider', secure),
      },
    },
    logger: {
      log(level, message) {
        log[level]({ part: 'accounts' }, message)
      },
    },
  })
}

function cookie(name: string, secure: boolean) {
  return {
    name: cookieName(name, secure),
    attributes: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  }
}

/** Returns whether the account is active; a deactivated one gets no session, even with the right password. */
async function isActiveUser({ orm }: Database, userId: string): Promise<boolean> {
  const [user] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
  return user !== undefined
}
