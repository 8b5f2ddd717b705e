import type { Principal } from '../accounts/principal'
import type { App } from '../app'
import { createLoaders, type Loaders } from '../data/read/loaders'
import type { Reader } from '../data/read/reader'

/** What every resolver of one request works with. */
export interface RequestContext {
  readonly app: App
  readonly principal: Principal | null
  readonly requestId: string
  readonly reader: Reader
  readonly loaders: Loaders
}

export function createContext(
  app: App,
  principal: Principal | null,
  requestId: string,
): RequestContext {
  const reader = { orm: app.database.orm, principal, note: () => undefined }
  return { app, principal, requestId, reader, loaders: createLoaders(reader) }
}
