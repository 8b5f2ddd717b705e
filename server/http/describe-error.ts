/** What the log says of an error. */
interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** Where it was thrown; not of what may pass by itself. */
  readonly stack?: string
}

/** Causes of causes that are told. */
const MAX_CAUSES = 5
const MAX_MESSAGE = 2000
/** Classes of SQLSTATE whose messages quote what was sent: data that does not fit its type. */
const QUOTES_DATA = /^22/

/**
 * An error for the log, once: its messages from the outside in, and where the innermost was thrown. What was sent to the
 * database is left out: it may be what a visitor wrote, or an address.
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

/** The same without a stack: of what is expected to happen, as a database that is away. */
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

/** The query builder appends the parameters to the text of the query; the query itself holds `$1`. */
function messageOf(error: Error): string {
  const [plain = ''] = error.message.split('\nparams:')
  return QUOTES_DATA.test(codeOf(error) ?? '') ? plain.replace(/"[^"]*"/g, '"…"') : plain
}

/** The lines of a stack that say where; its head repeats the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
