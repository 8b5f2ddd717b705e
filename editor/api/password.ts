import { z } from 'zod/mini'
import { postAuth, type SignInResult, signInResult } from './account'

/** Ways to a password, and the codes that are asked for besides. The message of what did not work is for the user. */
type PasswordResult = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Asks for a mail; the answer is the same whether there is such an account or not. */
export function requestPassword(email: string): Promise<PasswordResult> {
  return postAuth('/api/auth/request-password-reset', { email })
}

/** Chooses a password with the token of a mail, and signs in. */
export async function choosePassword(token: string, newPassword: string): Promise<SignInResult> {
  const result = await postAuth('/api/auth/reset-password', { token, newPassword })
  return result.ok ? signInResult(result.answer) : { ...result, wrong: false }
}

/** Changes the password of who is signed in, who is then signed out everywhere else. */
export function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<PasswordResult> {
  return postAuth('/api/auth/change-password', { currentPassword, newPassword })
}

export interface NewCodes {
  /** Read by an authenticator app, as a picture or as text. */
  readonly totpURI: string
  /** Each lets in once, without the app. */
  readonly backupCodes: readonly string[]
}

const newCodes = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** Begins to ask for codes; it is in force once `verifyCode` was given one. */
export async function enableTwoFactor(
  password: string,
): Promise<({ readonly ok: true } & NewCodes) | { readonly ok: false; readonly message: string }> {
  const result = await postAuth('/api/auth/two-factor/enable', { password })
  return result.ok ? { ok: true, ...newCodes.parse(result.answer) } : result
}

export function disableTwoFactor(password: string): Promise<PasswordResult> {
  return postAuth('/api/auth/two-factor/disable', { password })
}

/** A code of the app is six digits; anything else is taken for a backup code. */
export function verifyCode(code: string): Promise<PasswordResult> {
  const isOfApp = /^\d{6}$/.test(code.replace(/\s+/g, ''))
  return postAuth(`/api/auth/two-factor/${isOfApp ? 'verify-totp' : 'verify-backup-code'}`, {
    code,
  })
}
