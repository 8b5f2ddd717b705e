import { z } from 'zod/mini'
import { t } from '#schema/messages/t'
import { postJson } from './account'
import { localisedFetch } from './apollo/localised-response'

type SignInResult =
  | {
      readonly ok: true
      /** The second factor required before the user is signed in; `null` if none. */
      readonly asksFor: 'code' | 'passkey' | null
    }
  | { readonly ok: false; readonly message: string; readonly wrong: boolean }

const UNREACHABLE = t('The server can’t be reached. Check your connection and try again.')

/** Signs in; the session is a cookie. The message is shown to the user. */
export async function signIn(
  credentials: { readonly email: string; readonly password: string },
  send: typeof fetch = fetch,
): Promise<SignInResult> {
  try {
    const answer = await postJson(localisedFetch(send), '/api/auth/sign-in/email', credentials)
    if (answer.ok) return signInResult(await answer.json())
    return {
      ok: false,
      wrong: answer.status === 401 || answer.status === 403,
      message: (await messageOf(answer)) ?? defaultMessage(answer.status),
    }
  } catch {
    // `fetch` throws only if there was no response.
    return { ok: false, wrong: false, message: UNREACHABLE }
  }
}

export type PasswordResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string }

/** Requests a password email. The response is the same whether or not the account exists. */
export function requestPassword(email: string): Promise<PasswordResult> {
  return postAuth('/api/auth/request-password-reset', { email })
}

/** Sets a password with the token of an email, and signs in. */
export async function choosePassword(token: string, newPassword: string): Promise<SignInResult> {
  const result = await postAuth('/api/auth/reset-password', { token, newPassword })
  return result.ok ? signInResult(result.answer) : { ...result, wrong: false }
}

/** Changes the signed-in user's password and ends their other sessions. */
export function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<PasswordResult> {
  return postAuth('/api/auth/change-password', { currentPassword, newPassword })
}

export interface NewCodes {
  /** For the authenticator app, shown as a QR code or as text. */
  readonly totpURI: string
  /** Each works once, instead of a code of the app. */
  readonly backupCodes: readonly string[]
}

const newCodes = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** Starts the setup of two-factor authentication; it takes effect after `verifyCode` accepts a code. */
export async function enableTwoFactor(
  password: string,
): Promise<({ readonly ok: true } & NewCodes) | { readonly ok: false; readonly message: string }> {
  const result = await postAuth('/api/auth/two-factor/enable', { password })
  return result.ok ? { ok: true, ...newCodes.parse(result.answer) } : result
}

export function disableTwoFactor(password: string): Promise<PasswordResult> {
  return postAuth('/api/auth/two-factor/disable', { password })
}

/** Verifies a code. Six digits are a code of the app; anything else is treated as a backup code. */
export function verifyCode(code: string): Promise<PasswordResult> {
  const isOfApp = /^\d{6}$/.test(code.replace(/\s+/g, ''))
  return postAuth(`/api/auth/two-factor/${isOfApp ? 'verify-totp' : 'verify-backup-code'}`, {
    code,
  })
}

/** Sends JSON to an account route. */
export async function postAuth(
  path: string,
  body: unknown,
  send: typeof fetch = fetch,
): Promise<
  { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly message: string }
> {
  try {
    const answer = await postJson(localisedFetch(send), path, body)
    if (answer.ok) return { ok: true, answer: await answer.json() }
    return { ok: false, message: (await messageOf(answer)) ?? UNREACHABLE }
  } catch {
    // `fetch` throws only if there was no response.
    return { ok: false, message: UNREACHABLE }
  }
}

/** Returns the sign-in result for the server's response to a correct password. */
function signInResult(answer: unknown): SignInResult {
  const { data } = waits.safeParse(answer)
  if (!data) return { ok: true, asksFor: null }
  return { ok: true, asksFor: 'passkey' in data ? 'passkey' : 'code' }
}

const waits = z.union([
  z.object({ twoFactor: z.literal(true) }),
  z.object({ passkey: z.literal(true) }),
])

const refusal = z.object({
  errors: z.array(z.object({ message: z.string() })).check(z.minLength(1)),
})

async function messageOf(answer: Response): Promise<string | null> {
  const parsed = refusal.safeParse(await answer.json().catch(() => null))
  return parsed.success ? (parsed.data.errors[0]?.message ?? null) : null
}

function defaultMessage(status: number): string {
  if (status === 401 || status === 403) return t('The email or password is incorrect.')
  if (status === 429) return t('Too many attempts. Wait a few minutes and try again.')
  return t('Sign-in failed. Try again in a moment.')
}
