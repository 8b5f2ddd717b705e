import { createContext, use } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Account } from '../api/answers'
import type { ApiClient } from '../api/fetch-query'

/** Whether the session has ended on the server. */
export type SignedOut = StoreApi<{ readonly signedOut: boolean }>

/** What every screen behind the sign-in works with. */
export interface AppContext {
  readonly client: ApiClient
  readonly account: Account
  readonly signedOut: SignedOut
  /** Ends the session, or says that it could not. */
  readonly signOut: () => Promise<boolean>
}

const Context = createContext<AppContext | null>(null)
export const AppProvider = Context.Provider

export function useApp(): AppContext {
  const app = use(Context)
  if (!app) throw new Error('Nobody is signed in here: AppProvider is missing')
  return app
}
