import { createContext, use } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Account } from '../api/answers'
import type { ApiClient } from '../api/fetch-query'

/** Store of whether the server has ended the session. */
export type SignedOut = StoreApi<{ readonly signedOut: boolean }>

/** Shared context of all screens behind the sign-in. */
export interface AppContext {
  readonly client: ApiClient
  readonly account: Account
  readonly signedOut: SignedOut
  /** Ends the session; resolves to false if that failed. */
  readonly signOut: () => Promise<boolean>
}

const Context = createContext<AppContext | null>(null)
export const AppProvider = Context.Provider

export function useApp(): AppContext {
  const app = use(Context)
  if (!app) throw new Error('Nobody is signed in here: AppProvider is missing')
  return app
}
