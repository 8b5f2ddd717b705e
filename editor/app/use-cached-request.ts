import { useCallback, useEffect, useState } from 'react'
import { type Failure, failureOf } from '../api/failure'

/** State of a request's answer. */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: T }

/**
 * Sends a request whenever `key` changes. The last answer stays visible while the next one is pending, and answers to outdated
 * requests are discarded.
 */
export function useCachedRequest<T>(key: string, ask: () => Promise<T>) {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  const [isAsking, setIsAsking] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` includes everything `ask` depends on, `round` for asking again.
  useEffect(() => {
    let wanted = true
    setIsAsking(true)
    ask()
      .then(
        (value): Answer<T> => ({ state: 'ready', value }),
        (error: unknown): Answer<T> => ({ state: 'failed', failure: failureOf(error) }),
      )
      .then((next) => {
        if (!wanted) return
        setAnswer(next)
        setIsAsking(false)
      })
    return () => {
      wanted = false
    }
  }, [key, round])
  const again = useCallback(() => setRound((count) => count + 1), [])
  return { answer, isAsking, again }
}

/**
 * Extends `useCachedRequest` for forms: if a repeated request fails, the last answer and the user's input stay, and `failure` is
 * to be shown beside them.
 */
export function useKeptAnswer<T>(key: string, ask: () => Promise<T>) {
  const [last, setLast] = useState<{ readonly key: string; readonly value: T } | null>(null)
  const asked = useCachedRequest(key, async () => {
    const value = await ask()
    setLast({ key, value })
    return value
  })
  const { answer } = asked
  if (answer.state !== 'failed' || last?.key !== key) return { ...asked, failure: null }
  const kept: Answer<T> = { state: 'ready', value: last.value }
  return { ...asked, answer: kept, failure: answer.failure }
}

/** Returns why the request failed; `null` while it is pending or if it succeeded. */
export function failureIn(answer: Answer<unknown>): Failure | null {
  return answer.state === 'failed' ? answer.failure : null
}
