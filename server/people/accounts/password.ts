import { type Algorithm, hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from '#schema/api/password'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'

/** Argon2id as recommended by OWASP: 19 MiB of memory, two iterations, one lane. About 16 ms. */
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
}

/** Two at a time: Node’s four threads also read files for visitors, and each hash needs 19 MiB. */
const semaphore = pLimit(2)

export function hashPassword(password: string): Promise<string> {
  return semaphore(() => hash(password.normalize('NFKC'), OPTIONS))
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return semaphore(() => verify(stored, password.normalize('NFKC')))
}

/** Returns why a new password isn’t accepted; `null` if it is valid. */
export function passwordRefusal(password: string): Refusal | null {
  if (passwordProblem(password) === null) return null
  return password.length < MIN_PASSWORD_LENGTH
    ? refusalFor('shortPassword', { least: MIN_PASSWORD_LENGTH })
    : refusalFor('longPassword', { most: MAX_PASSWORD_LENGTH })
}
