import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Returns whether a bearer credential is a session token issued by this network, valid or not, by its signature and without a
 * database query. Such tokens can’t be guessed, so looking them up is not rate-limited.
 */
export function isSealedBearer(authorization: string, secret: string): boolean {
  const [, sealed = ''] = /^bearer +(\S+)$/i.exec(authorization.trim()) ?? []
  return tokenSealedIn(sealed, secret) !== null
}

/** Returns the session token in a request’s cookies; `null` if there is none with a valid signature. */
export function tokenInCookie(
  cookies: string,
  { name, secret }: { readonly name: string; readonly secret: string },
): string | null {
  const own = cookies.split(';').find((each) => each.slice(0, each.indexOf('=')).trim() === name)
  return own === undefined ? null : tokenSealedIn(own.slice(own.indexOf('=') + 1).trim(), secret)
}

/** Returns the token that better-auth has signed; `null` without a valid signature. */
function tokenSealedIn(sealed: string, secret: string): string | null {
  const text = decodeCookieValue(sealed)
  const end = text.lastIndexOf('.')
  if (end < 1) return null
  const token = text.slice(0, end)
  const right = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(text.slice(end + 1), 'base64')
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

/** Decodes like better-auth, because a cookie value may be escaped. */
function decodeCookieValue(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
