import type { ContentSource } from '#schema/api/content-source'
import type { App } from '../../app/app'
import type { Caller } from '../../audit/audit'
import { createLoaders, type Loaders } from '../../records/reading/content-source'
import { publicPicturesFirst } from '../../records/reading/public-pictures'
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

/** Creates the context of a request; pictures that visitors see are read from `visitors`, if given. */
export function createContext(
  app: App,
  caller: RequestCaller,
  visitors?: Pick<ContentSource, 'media'>,
): RequestContext {
  const stop = new AbortController()
  const readContext = {
    orm: app.database.until(stop.signal),
    principal: caller.principal,
    mapsKey: app.configuration.mapsKey,
    addCacheTag: () => undefined,
  }
  return {
    ...caller,
    app,
    readContext,
    loaders: createLoaders(readContext, visitors && publicPicturesFirst(readContext, visitors)),
    answer: new AnswerSize(stop),
    stop,
  }
}
