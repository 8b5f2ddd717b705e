import { useCallback, useEffect, useState } from 'react'
import { type Failure, failureOf } from '../api/failure'

/** An answer that is awaited, and how to ask again. */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: T }

/**
 * Asks when `key` changes. The last answer stays visible while the next one is awaited, and an answer that comes
 * after a newer question is dropped.
 */
export function useCachedRequest<T>(key: string, ask: () => Promise<T>) {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  const [isAsking, setIsAsking] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for everything `ask` depends on, `round` for asking again.
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
 * The same for what a form is made of: where it cannot be read again, the last answer stays, with the `failure` to show
 * beside it, and so does what was typed.
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

/** Why there is no answer; `null` while it is awaited, and where there is one. */
export function failureIn(answer: Answer<unknown>): Failure | null {
  return answer.state === 'failed' ? answer.failure : null
}
