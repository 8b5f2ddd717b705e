/**
 * SQLSTATE classes that mean a temporary failure: connection, concurrent writers, resources (disk, memory), operator
 * intervention, read-only, system.
 */
const STATES = /^(?:08|40|53|57|58|25P03|25006|XX)/
/** Writing is impossible: the rest of the disk is reserved, or it is full. */
const NO_ROOM = /^(?:25006|53100)$/
const SOCKET_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const MESSAGE_PATTERN =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|not queryable|Cannot use a pool after/i

/** Returns whether the database was unreachable, or the connection broke: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code, message, syscall }) => {
    if (typeof code === 'string' && (STATES.test(code) || SOCKET_ERROR_CODES.has(code))) return true
    // The socket of a local server that isn't running.
    return (code === 'ENOENT' && syscall === 'connect') || MESSAGE_PATTERN.test(message)
  })
}

/** Returns whether nothing can be saved because the database's disk is (nearly) full; reading still works. */
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

/** Returns the SQLSTATE of a database error; `null` for any other error: EPIPE, also of five letters, is a system error. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !SOCKET_ERROR_CODES.has(code))
      return code
  }
  return null
}
