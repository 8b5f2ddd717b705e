/** Any address will do: it is never shown, and keeps the Host header of a request out of everything. */
export const BASE_URL = 'http://toran.internal'
export const AUTH_PATH = '/api/auth'

/** Carries the socket's address to better-auth; set by our own routes, never taken from a caller. */
export const ADDRESS_HEADER = 'x-toran-address'
/** Why a code of an authenticator app is refused that was right. */
export const CODE_USED = 'CODE_USED'
/** Why a right password alone lets nobody in who has to give a second step and has a passkey. */
export const PASSKEY_NEEDED = 'PASSKEY_NEEDED'
export const PASSKEY_PATH = '/sign-in/passkey'
