import { useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '../api/failure'

type LoadState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: T }

/**
 * Loads what the first screen shows before Apollo Client is there: the account and the page (docs/decisions/042). Everything else
 * uses Apollo Client's hooks.
 */
export function useLoader<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<LoadState<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  const started = useRef<Promise<T> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, and again on request.
  useEffect(() => {
    let isCurrent = true
    // React's strict mode runs the effect twice: nothing is requested twice.
    started.current ??= load()
    started.current.then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      (error: unknown) => isCurrent && setLoaded({ state: 'failed', failure: failureOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [round])
  function reload(): void {
    started.current = null
    setRound(round + 1)
  }
  return { loaded, reload }
}
