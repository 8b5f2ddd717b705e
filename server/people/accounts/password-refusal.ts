import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from '#schema/api/password'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'

/** Returns why a new password isn’t accepted; `null` if it is valid. */
export function passwordRefusal(password: string): Refusal | null {
  if (passwordProblem(password) === null) return null
  return password.length < MIN_PASSWORD_LENGTH
    ? refusalFor('shortPassword', { least: MIN_PASSWORD_LENGTH })
    : refusalFor('longPassword', { most: MAX_PASSWORD_LENGTH })
}
