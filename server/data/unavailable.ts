/** Classes of SQLSTATE that mean 'not now': connection, too many writers at once, resources (disk, memory), operator's doing, system. */
const STATES = /^(?:08|40|53|57|58|25P03|XX)/
const SOCKETS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|not queryable|PGlite is closed|Cannot use a pool after/i

/** True when the database could not be asked, or broke off: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && (STATES.test(code) || SOCKETS.has(code))) return true
    if (WORDS.test(cause.message)) return true
  }
  return false
}

/** The SQLSTATE of what the database refused; `null` of any other error. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return null
}
