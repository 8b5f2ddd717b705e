import { useState } from 'react'

/**
 * A part of the editor that is fetched when it is first needed, or once there is nothing else to do. Not by `lazy`: what
 * `lazy` could not fetch stays lost, and brings down what stands around it; and React shows what replaces a fallback of
 * `Suspense` at least 300 ms after the fallback, however soon it has come (docs/decisions/038).
 */
export interface FetchedPart<Part> {
  readonly fetch: () => Promise<Part>
  /** The part, when it is there. */
  readonly now: () => Part | null
}

export function fetchedPart<Part>(load: () => Promise<Part>): FetchedPart<Part> {
  let part: Part | null = null
  async function fetch(): Promise<Part> {
    part ??= await load()
    return part
  }
  return { fetch, now: () => part }
}

/** For a component: the part, and a function that fetches it. A failed fetch is retried the next time. */
export function useFetched<Part>({ fetch, now }: FetchedPart<Part>) {
  const [state, setState] = useState(() => ({ part: now(), hasFailed: false }))
  async function need(): Promise<void> {
    if (state.part !== null) return
    try {
      setState({ part: now() ?? (await fetch()), hasFailed: false })
    } catch {
      // No connection: said by `hasFailed`.
      setState({ part: null, hasFailed: true })
    }
  }
  return { ...state, need }
}
