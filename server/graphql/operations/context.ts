import type { App } from '../../app/app'
import type { Caller } from '../../audit/audit'
import { createLoaders, type Loaders } from '../../records/reading/loaders'
import type { ReadContext } from '../../records/reading/read-context'
import { AnswerSize } from './answer-size'

/** What every resolver of one request works with. */
export interface RequestContext extends Caller {
  readonly app: App
  /** What the caller reads, as a tag: what rows keep by a code is said in it. */
  readonly language: string
  /** The network that asks, as limits count it. */
  readonly countedAs: string
  readonly readContext: ReadContext
  readonly loaders: Loaders
  readonly answer: AnswerSize
  /** Ends a query: what it reads from then on is refused. */
  readonly stop: AbortController
  /** Tells the log what is asked. */
  readonly noteOperation?: (operation: string) => void
  /** The caller's connection has gone. */
  readonly gone: AbortSignal
}

export type RequestCaller = Caller &
  Pick<RequestContext, 'countedAs' | 'gone' | 'language' | 'noteOperation'>

export function createContext(app: App, asked: RequestCaller): RequestContext {
  const stop = new AbortController()
  const readContext = {
    orm: app.database.until(stop.signal),
    principal: asked.principal,
    mapsKey: app.configuration.mapsKey,
    addCacheTag: () => undefined,
  }
  return {
    ...asked,
    app,
    readContext,
    loaders: createLoaders(readContext),
    answer: new AnswerSize(stop),
    stop,
  }
}
