import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { ApiClient } from '../api/fetch-query'
import { fetchInheriting, lazyRecordSearch } from '../library/lazy-record-search'
import { useSession } from '../store/session'
import { type Checks, type ChecksState, createChecks } from './create-checks'

const Context = createContext<Checks | null>(null)

/** Provides the checks of the open page and keeps them up to date. */
export function ChecksProvider({ client, children }: ChecksProviderProps) {
  const session = useSession()
  const checks = useMemo(() => {
    const { blocksOn } = lazyRecordSearch(client)
    return createChecks(session, {
      ...{ source: session.source, blocksOn, isAnswered },
      inheriting: () => fetchInheriting(client, session.documentId),
    })
  }, [session, client])
  useEffect(() => checks.watch(), [checks])
  return <Context value={checks}>{children}</Context>
}

interface ChecksProviderProps {
  readonly client: ApiClient
  readonly children: ReactNode
}

export function useChecks(): Checks {
  const checks = use(Context)
  if (!checks) throw new Error('No page is checked here: ChecksProvider is missing')
  return checks
}

export function useChecksState<T>(selector: (state: ChecksState) => T): T {
  return useStore(useChecks().store, selector)
}

/** Requests a path without credentials, so that the response is that of a visitor. */
async function isAnswered(path: string): Promise<boolean> {
  const { ok, status } = await fetch(path, { method: 'HEAD', credentials: 'omit' })
  if (!ok && status !== 404 && status !== 410) throw new Error(`${path} answered ${status}`)
  return ok
}
