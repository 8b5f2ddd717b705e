import { t } from '../messages/t'

/** Allowed length of chosen passwords, in characters. */
export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128

/** Returns the problem of a new password, as a sentence; `null` if it is acceptable. */
export function passwordProblem(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH)
    return t(
      'The password must have at least {least} characters. A few words are easy to remember.',
      {
        least: MIN_PASSWORD_LENGTH,
      },
    )
  if (password.length > MAX_PASSWORD_LENGTH)
    return t('The password can have at most {most} characters.', { most: MAX_PASSWORD_LENGTH })
  return null
}
