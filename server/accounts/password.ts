import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** Argon2id as OWASP asks for: 19 MiB of memory, two passes, one lane. About 16 ms. */
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
}

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS)
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password.normalize('NFKC'))
}
