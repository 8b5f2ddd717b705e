import pino from 'pino'

type Output = ReturnType<typeof pino.destination>

interface OutputOptions {
  /** A file descriptor; by default standard output. */
  readonly fd?: number
  /** The most characters that wait for a reader; later lines are dropped. */
  readonly most?: number
  /** The longest that the end of the process waits for a reader, in milliseconds. */
  readonly timeoutMs?: number
}

const MAX_WAITING = 1_000_000
const TIMEOUT_MS = 500

/**
 * Writes the log without waiting for its reader. By default the library keeps every line that a full pipe does not take, and the end
 * of the process tries to write them for ever: a server with a stalled reader would grow, and never end.
 */
export function openLogOutput({
  fd = 1,
  most = MAX_WAITING,
  timeoutMs = TIMEOUT_MS,
}: OutputOptions = {}): Output {
  let deadline = Number.POSITIVE_INFINITY
  const output: Output = pino.destination({
    ...{ dest: fd, sync: false, minLength: 0, maxLength: most },
    retryEAGAIN: () => performance.now() < deadline,
  })
  const flush = output.flushSync.bind(output)
  output.flushSync = () => {
    deadline = performance.now() + timeoutMs
    try {
      flush()
    } catch {
      // Nobody reads it; thrown from here it would change the exit code.
    } finally {
      deadline = Number.POSITIVE_INFINITY
    }
  }
  reportDropped(output)
  return output
}

function reportDropped(output: Output): void {
  let dropped = 0
  output.on('drop', () => {
    dropped += 1
  })
  output.on('drain', () => {
    if (dropped === 0) return
    const msg = 'lines of the log were dropped because they weren’t read in time'
    const line = { level: 40, time: new Date().toISOString(), lines: dropped, msg }
    dropped = 0
    output.write(`${JSON.stringify(line)}\n`)
  })
}
