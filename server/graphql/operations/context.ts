import type { App } from '../../app/app'
import type { Caller } from '../../audit/audit'
import { createLoaders, type Loaders } from '../../records/reading/content-source'
import type { ReadContext } from '../../records/reading/read-context'
import { AnswerSize } from './answer-size'

/** The context shared by all resolvers of a request. */
export interface RequestContext extends Caller {
  readonly app: App
  /** Language tag of the caller, used to translate texts stored as codes. */
  readonly language: string
  /** The caller’s network, as counted by rate limits. */
  readonly countedAs: string
  readonly readContext: ReadContext
  readonly loaders: Loaders
  readonly answer: AnswerSize
  /** Cancels a query: all later reads are refused. */
  readonly stop: AbortController
  /** Reports the operation to the log. */
  readonly noteOperation?: (operation: string) => void
  /** Aborted when the caller’s connection closes. */
  readonly gone: AbortSignal
}

type RequestCaller = Caller &
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
