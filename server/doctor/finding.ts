/** What was found out about a part of the set-up. */
export interface Finding {
  /** The part: `Database`. */
  readonly part: string
  /** `error`: the server cannot start or work so. `warning`: it works, and something is not as it should be. */
  readonly level: 'ok' | 'warning' | 'error'
  /** What is so and, where it is wrong, what to do. */
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

/** The innermost reason of an error, in its own words. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  if (failure.cause instanceof Error) return reasonOf(failure.cause)
  const { code } = failure as NodeJS.ErrnoException
  return failure.message || code || failure.name
}
