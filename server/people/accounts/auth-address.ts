/** Base URL for better-auth, a constant so that a request’s Host header is never used. It is never shown. */
export const BASE_URL = 'http://toran.internal'
export const AUTH_PATH = '/api/auth'

export const SESSION_COOKIE = 'toran-session'

/** Returns the name that a cookie has in the browser; with https no other host can set it. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** Header that passes the socket’s address to better-auth; set by our own routes, never taken from a caller. */
export const ADDRESS_HEADER = 'x-toran-address'
/** Error code for a correct authenticator code that was already used. */
export const CODE_USED = 'CODE_USED'
/** Error code for a correct password that must be followed by a passkey. */
export const PASSKEY_NEEDED = 'PASSKEY_NEEDED'
export const PASSKEY_PATH = '/sign-in/passkey'
