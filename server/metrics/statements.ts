/** Kinds of statements by their first word; few, to limit the number of metric series. */
export type StatementKind =
  | 'select'
  | 'insert'
  | 'update'
  | 'delete'
  | 'begin'
  | 'commit'
  | 'rollback'
  | 'other'

/** The database server that receives a statement. */
export type StatementTarget = 'primary' | 'replica'

export interface Statement {
  readonly kind: StatementKind
  readonly target: StatementTarget
  /** Time until the response, including statements queued before it on the connection. */
  readonly seconds: number
}

type Observe = (statement: Statement) => void

let observe: Observe | null = null

/** Sets the observer of all statements; `null` stops observing. */
export function observeStatements(next: Observe | null): void {
  observe = next
}

/** Returns the function to call when a statement is done; `null` if there is no observer. */
export function startStatement(text: string | undefined, target: StatementTarget) {
  if (!observe) return null
  const start = performance.now()
  return () =>
    observe?.({ kind: kindOf(text ?? ''), target, seconds: (performance.now() - start) / 1000 })
}

const FIRST_WORD = /^\s*([a-z]+)/i
/** Detects a write in a query that begins with `with`. */
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
