import { useState } from 'react'

/**
 * A chunk of the editor that is fetched when it is first needed, or when idle. Doesn't use `lazy`: a failed `lazy` fetch is never
 * retried and breaks the surrounding content; and React shows the content behind a fallback of `Suspense` at least 300 ms after
 * the fallback, however soon it has arrived (docs/decisions/038).
 */
export interface LazyPart<Module> {
  readonly fetch: () => Promise<Module>
  /** Returns the chunk if it is loaded, otherwise `null`. */
  readonly now: () => Module | null
}

export function lazyPart<Module>(load: () => Promise<Module>): LazyPart<Module> {
  let part: Module | null = null
  async function fetch(): Promise<Module> {
    part ??= await load()
    return part
  }
  return { fetch, now: () => part }
}

/** Hook that returns the chunk and a function that fetches it. A failed fetch is retried on the next call. */
export function useLazy<Module>({ fetch, now }: LazyPart<Module>) {
  const [state, setState] = useState(() => ({ part: now(), hasFailed: false }))
  async function need(): Promise<void> {
    if (state.part !== null) return
    try {
      setState({ part: now() ?? (await fetch()), hasFailed: false })
    } catch {
      // No connection, reported by `hasFailed`.
      setState({ part: null, hasFailed: true })
    }
  }
  return { ...state, need }
}
