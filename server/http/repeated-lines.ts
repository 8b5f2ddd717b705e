import type { LogFn } from 'pino'

type Write = (...line: Parameters<LogFn>) => void

interface LineCount {
  seen: number
  left: number
  last: { readonly line: Parameters<LogFn>; readonly write: Write }
}

/** How many lines of one kind are written in a window; the others are counted. */
const MAX_LINES = 5
const WINDOW_MS = 10_000
/** Kinds that are counted at once: messages come from the code, so there are no more than it has. */
const MAX_KINDS = 500

/**
 * Lines that say the same again and again: the first few are written, the others are counted, and told in one line when
 * ten seconds are over. Numbers in a message, as of pictures, make no other kind.
 */
export class RepeatedLines {
  readonly #kinds = new Map<string, LineCount>()
  readonly #windowMs: number

  constructor(windowMs = WINDOW_MS) {
    this.#windowMs = windowMs
  }

  /** Whether a line is to be written now. */
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
