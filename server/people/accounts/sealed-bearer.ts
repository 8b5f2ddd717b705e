import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns whether a bearer credential is a session token issued by this network, valid or not, by its signature and without a
 * database query. Such tokens can’t be guessed, so looking them up is not rate-limited.
 */
export function isSealedBearer(authorization: string, secret: string): boolean {
  const [, sealed = ''] = /^bearer +(\S+)$/i.exec(authorization.trim()) ?? []
  const [token, seal] = decoded(sealed).split('.')
  if (!token || !seal) return false
  const right = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(seal, 'base64')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Decodes like better-auth, because a cookie value may be escaped. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
