import pg from 'pg'
import { isTracing, runInSpan } from '../metrics/spans'
import { type StatementTarget, startStatement } from '../metrics/statements'

/** 'Current transaction is aborted': the error of statements sent after one that failed. */
const ABORTED = '25P02'

type Send = (...args: readonly unknown[]) => unknown

/**
 * A connection that sends statements without waiting for earlier ones. When one fails, the following ones fail, too, in any
 * order; all are reported with the first error, which names the cause.
 */
export class PipelinedClient extends pg.Client {
  #failure: unknown
  protected readonly target: StatementTarget = 'primary'

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as Send
    const query: Send = (...args) => this.#reportFirst(this.#observed(send, args))
    this.query = query as pg.Client['query']
  }

  #observed(send: Send, args: readonly unknown[]): unknown {
    const answered = startStatement(textOf(args), this.target)
    if (!answered) return sendTraced(send, args)
    const callback = args.at(-1)
    if (typeof callback === 'function')
      return sendTraced(send, [
        ...args.slice(0, -1),
        (error: unknown, result: unknown) => {
          answered()
          callback(error, result)
        },
      ])
    const sent = sendTraced(send, args)
    if (sent instanceof Promise) sent.then(answered, answered)
    return sent
  }

  #reportFirst(result: unknown): unknown {
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === ABORTED) throw this.#failure ?? error
      this.#failure = error
      throw error
    })
  }
}

/** A connection to a replica. */
export class ReplicaClient extends PipelinedClient {
  protected override readonly target = 'replica'
}

/** A statement with its placeholders: never the values. */
const MAX_TEXT = 1_000

/** The driver takes a callback or answers a promise. */
function sendTraced(send: Send, args: readonly unknown[]): unknown {
  if (!isTracing()) return send(...args)
  const text = textOf(args) ?? ''
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) }
  const callback = args.at(-1)
  if (typeof callback !== 'function') {
    const sent = send(...args)
    return sent instanceof Promise ? runInSpan('query', facts, () => sent) : sent
  }
  runInSpan('query', facts, () => {
    return new Promise<void>((resolve, reject) => {
      send(...args.slice(0, -1), (error: unknown, result: unknown) => {
        callback(error, result)
        if (error) reject(error)
        else resolve()
      })
    })
  }).catch(ignore)
  return undefined
}

function textOf([first]: readonly unknown[]): string | undefined {
  return typeof first === 'string' ? first : (first as { readonly text?: string } | null)?.text
}

function ignore(): void {
  // The callback has been called.
}
