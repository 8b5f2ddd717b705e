import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether a bearer credential is a session's token that this network has given out, in force or not: its seal tells that
 * without a look at the database. Nobody guesses one, so looking it up needs no bound of wrong tries.
 */
export function isSealedBearer(authorization: string, secret: string): boolean {
  const [, sealed = ''] = /^bearer +(\S+)$/i.exec(authorization.trim()) ?? []
  const [token, seal] = decoded(sealed).split('.')
  if (!token || !seal) return false
  const right = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(seal, 'base64')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** As better-auth reads it: the value of a cookie may come with its escapes. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
