/** The result of checking a part of the set-up. */
export interface Finding {
  /** The part: `Database`. */
  readonly part: string
  /** `error`: the server can't start or work. `warning`: it works, but something should be fixed. */
  readonly level: 'ok' | 'warning' | 'error'
  /** The state and, if there is a problem, what to do. */
  readonly message: string
}

export function ok(part: string, message: string): Finding {
  return { part, level: 'ok', message }
}

export function warning(part: string, message: string): Finding {
  return { part, level: 'warning', message }
}

export function error(part: string, message: string): Finding {
  return { part, level: 'error', message }
}

/** Returns the message of the innermost cause of an error. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  if (failure.cause instanceof Error) return reasonOf(failure.cause)
  const { code } = failure as NodeJS.ErrnoException
  return failure.message || code || failure.name
}
