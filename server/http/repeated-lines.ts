import type { LogFn } from 'pino'

type Write = (...line: Parameters<LogFn>) => void

interface LineCount {
  seen: number
  left: number
  last: { readonly line: Parameters<LogFn>; readonly write: Write }
}

/** Lines of one kind written per window; further ones are counted. */
const MAX_LINES = 5
const WINDOW_MS = 10_000
/** Limit of kinds counted at the same time. Messages are constants in the code, so their number is limited. */
const MAX_KINDS = 500

/**
 * Limits repeated log lines: the first few are written, the others are counted and summarized in one line after ten seconds.
 * Numbers in a message, such as picture ids, don’t make it a different kind.
 */
export class RepeatedLines {
  readonly #kinds = new Map<string, LineCount>()
  readonly #windowMs: number

  constructor(windowMs = WINDOW_MS) {
    this.#windowMs = windowMs
  }

  /** Returns whether to write a line now. */
  admit(level: number, line: Parameters<LogFn>, write: Write): boolean {
    const kind = `${level} ${kindOf(line)}`
    const known = this.#kinds.get(kind)
    if (known) {
      known.seen += 1
      if (known.seen <= MAX_LINES) return true
      known.left += 1
      known.last = { line, write }
      return false
    }
    if (this.#kinds.size >= MAX_KINDS) return true
    this.#kinds.set(kind, { seen: 1, left: 0, last: { line, write } })
    setTimeout(() => this.#end(kind), this.#windowMs).unref()
    return true
  }

  #end(kind: string): void {
    const counted = this.#kinds.get(kind)
    this.#kinds.delete(kind)
    if (!counted || counted.left === 0) return
    const { left, last } = counted
    const [first, message] = last.line
    const seconds = Math.round(this.#windowMs / 1000)
    const text = typeof first === 'string' ? first : message
    last.write(
      { ...(typeof first === 'object' && first), repeated: left },
      `${text} (${left} more in ${seconds} s)`,
    )
  }
}

function kindOf([first, message]: Parameters<LogFn>): string {
  const text = typeof first === 'string' ? first : message
  return String(text).replace(/\d+/g, '#')
}
