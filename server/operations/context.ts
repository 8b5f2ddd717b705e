import type { App } from '../app'
import type { Caller } from '../audit/audit'
import { createLoaders, type Loaders } from '../data/read/loaders'
import type { Reader } from '../data/read/reader'

/** What every resolver of one request works with. */
export interface RequestContext extends Caller {
  readonly app: App
  readonly reader: Reader
  readonly loaders: Loaders
}

export function createContext(app: App, caller: Caller): RequestContext {
  const reader = { orm: app.database.orm, principal: caller.principal, note: () => undefined }
  return { ...caller, app, reader, loaders: createLoaders(reader) }
}
