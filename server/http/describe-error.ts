/** An error as logged. */
interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** Stack trace; omitted for transient errors. */
  readonly stack?: string
}

/** Maximum number of nested causes. */
const MAX_CAUSES = 5
const MAX_MESSAGE = 2000
/** SQLSTATE class whose messages quote the parameters: data that doesn’t fit its type. */
const QUOTES_DATA = /^22/

/**
 * Describes an error for the log: messages from outermost to innermost cause, and the innermost stack. Query parameters are
 * removed, because they may contain a visitor’s text or address.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const causes = causesOf(error)
  const innermost = causes.at(-1) ?? error
  const code = causes.map((cause) => codeOf(cause)).findLast((each) => each !== null)
  const stack = framesOf(innermost) || framesOf(error)
  return {
    type: innermost.name,
    message: [...new Set(causes.map(messageOf))].join(': ').slice(0, MAX_MESSAGE),
    ...(code && { code }),
    ...(stack && { stack }),
  }
}

/** Describes an error without its stack, for expected errors such as an unavailable database. */
export function describeBriefly(error: unknown): DescribedError {
  const { stack: _, ...described } = describeError(error)
  return described
}

function causesOf(error: Error): readonly Error[] {
  const causes = [error]
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    if (causes.length === MAX_CAUSES || causes.includes(cause)) break
    causes.push(cause)
  }
  return causes
}

function codeOf(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** Removes the parameters that the query builder appends; the query itself contains `$1`. */
function messageOf(error: Error): string {
  const [plain = ''] = error.message.split('\nparams:')
  return QUOTES_DATA.test(codeOf(error) ?? '') ? plain.replace(/"[^"]*"/g, '"…"') : plain
}

/** Returns the frames of a stack without its head, which repeats the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
