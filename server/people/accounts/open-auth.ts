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
import { ADDRESS_HEADER, AUTH_PATH, BASE_URL, PASSKEY_NEEDED, PASSKEY_PATH } from './auth-address'
import { hashedSessions } from './hashed-sessions'
import { passkeyPlugin } from './passkey-plugin'
import { passkeySite } from './passkeys'
import { hashPassword, verifyPassword } from './password'
import { needsPasskey } from './second-step'
import { spendCode } from './used-codes'

/** What an authenticator app calls the account. */
const ISSUER = 'Toran'
const TOTP_PATH = '/two-factor/verify-totp'
const PASSWORD_PATH = '/sign-in/email'
const SESSION_SECONDS = 14 * 24 * 3600

interface AuthParts {
  readonly database: Database
  readonly log: Logger
  readonly secret: string
  readonly configuration: { readonly origin: string }
  /** Whether cookies are for https only. */
  readonly secure: boolean
  /** Other ways in, for the instance that serves them. */
  readonly plugins?: readonly BetterAuthPlugin[]
}

/** better-auth over our tables, with its own routes' limits and checks left to ours. */
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
      // Anyone who was signed in with the old one has to sign in again.
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    // The token in a mail is nowhere stored, its hash is.
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          async before({ userId }, asked) {
            if (!(await isLiving(database, userId))) return false
            const path = asked?.path
            if (path === TOTP_PATH) await spendCode(database.orm, userId, asked?.body)
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
    // In this order: a session that waits for a code must have lost its cookie before a bearer token is made of it.
    plugins: [
      twoFactor({ issuer: ISSUER }),
      passkeyPlugin(database.orm, passkeySite(origin)),
      bearer(),
      ...plugins,
    ],
    account: {
      encryptOAuthTokens: true,
      // Accounts are invited by their address: the person the provider says has verified it is that person.
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
    },
    // What is no answer to the caller is thrown, to who asks (`createAsk`): a database that is away, a disk that is full.
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) throw error
      },
    },
    // Both are done by our own routes, which know the caller's socket (`register-accounts.ts`): limits are those of server/http/limits.
    rateLimit: { enabled: false },
    advanced: {
      disableCSRFCheck: true,
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      cookies: {
        session_token: cookie('toran-session', secure),
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
    name: secure ? `__Host-${name}` : name,
    attributes: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  }
}

/** Nobody gets a session of an account that is deactivated, however right the password is. */
async function isLiving({ orm }: Database, userId: string): Promise<boolean> {
  const [user] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
  return user !== undefined
}
