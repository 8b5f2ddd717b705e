/**
 * Classes of SQLSTATE that mean 'not now': connection, too many writers at once, resources (disk, memory), operator's doing,
 * read-only, system.
 */
const STATES = /^(?:08|40|53|57|58|25P03|25006|XX)/
/** Nothing can be written: we keep the rest of the disk free, or it is full. */
const NO_ROOM = /^(?:25006|53100)$/
const SOCKETS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const MESSAGE_PATTERN =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|not queryable|Cannot use a pool after/i

/** True when the database could not be asked, or broke off: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code, message, syscall }) => {
    if (typeof code === 'string' && (STATES.test(code) || SOCKETS.has(code))) return true
    // The socket of a server on this machine, while it does not run.
    return (code === 'ENOENT' && syscall === 'connect') || MESSAGE_PATTERN.test(message)
  })
}

/** True when nothing can be saved because the disk of the database is (nearly) full; reading goes on. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some(({ code }) => typeof code === 'string' && NO_ROOM.test(code))
}

interface Cause {
  readonly message: string
  readonly code?: unknown
  readonly syscall?: unknown
}

function causesOf(error: unknown): readonly Cause[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

/** The SQLSTATE of what the database refused; `null` of any other error: EPIPE, of five letters, is one of the system. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !SOCKETS.has(code)) return code
  }
  return null
}
