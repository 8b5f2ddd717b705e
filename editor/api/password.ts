import { postAuth } from './account'

/** Ways to a password. The message of what did not work is for the user. */
type PasswordResult = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Asks for a mail; the answer is the same whether there is such an account or not. */
export function requestPassword(email: string): Promise<PasswordResult> {
  return postAuth('/api/auth/request-password-reset', { email })
}

/** Chooses a password with the token of a mail, and signs in. */
export function choosePassword(token: string, newPassword: string): Promise<PasswordResult> {
  return postAuth('/api/auth/reset-password', { token, newPassword })
}

/** Changes the password of who is signed in, who is then signed out everywhere else. */
export function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<PasswordResult> {
  return postAuth('/api/auth/change-password', { currentPassword, newPassword })
}
