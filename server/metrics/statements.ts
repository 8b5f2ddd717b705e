/** The kinds of statements, by their first words: few, so that the series stay few. */
export type StatementKind =
  | 'select'
  | 'insert'
  | 'update'
  | 'delete'
  | 'begin'
  | 'commit'
  | 'rollback'
  | 'other'

/** The server that it was sent to. */
export type StatementTarget = 'primary' | 'replica'

export interface Statement {
  readonly kind: StatementKind
  readonly target: StatementTarget
  /** From sending to the answer: with what was sent before it on the same connection. */
  readonly seconds: number
}

type Observe = (statement: Statement) => void

let observe: Observe | null = null

/** From now on each statement is observed; `null` for none. */
export function observeStatements(next: Observe | null): void {
  observe = next
}

/** Returns what is to be called once a statement has been answered; `null` while nobody observes. */
export function startStatement(text: string | undefined, target: StatementTarget) {
  if (!observe) return null
  const start = performance.now()
  return () =>
    observe?.({ kind: kindOf(text ?? ''), target, seconds: (performance.now() - start) / 1000 })
}

const FIRST_WORD = /^\s*([a-z]+)/i
/** In a query that begins with `with`, which may write. */
const WRITES = /\b(insert)\s+into\b|\b(update)\s+\S+\s+set\b|\b(delete)\s+from\b/i

const KINDS: ReadonlyMap<string, StatementKind> = new Map([
  ['select', 'select'],
  ['insert', 'insert'],
  ['update', 'update'],
  ['delete', 'delete'],
  ['begin', 'begin'],
  ['start', 'begin'],
  ['commit', 'commit'],
  ['end', 'commit'],
  ['rollback', 'rollback'],
  ['abort', 'rollback'],
])

export function kindOf(text: string): StatementKind {
  const word = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? ''
  if (word !== 'with') return KINDS.get(word) ?? 'other'
  const [, ...verbs] = WRITES.exec(text) ?? []
  return KINDS.get(verbs.find(Boolean)?.toLowerCase() ?? 'select') ?? 'other'
}
