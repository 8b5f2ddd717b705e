import pg from 'pg'

/** 'Current transaction is aborted': what statements get that were sent behind one that failed. */
const ABORTED = '25P02'

type Send = (...args: readonly unknown[]) => unknown

/**
 * A connection whose statements are sent without waiting for each other. One that fails takes those behind it with it, and
 * which of the failures the caller gets first is chance; so all of them are reported as the first one, which says what went wrong.
 */
export class PipelinedClient extends pg.Client {
  #failure: unknown

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as Send
    const query: Send = (...args) => this.#reportFirst(send(...args))
    this.query = query as pg.Client['query']
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
