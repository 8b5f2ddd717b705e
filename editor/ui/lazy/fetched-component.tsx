import { type ComponentType, type ReactNode, useEffect } from 'react'
import { afterPaint } from '../after-paint'
import { afterFirst, goFirst } from './fetch-order'
import { type FetchedPart, useFetched } from './fetched-part'

/** How long after a failed fetch a part is asked for again, in ms. */
const RETRY = 5000

/**
 * A component that is fetched once what is rendered with it has been painted; `waiting` stands in its place until it has come. Where it could not be
 * fetched it is asked for again, as long as it is rendered. What `isFirst` is fetched before the others (`fetch-order.ts`).
 */
export function fetchedComponent<Props extends object>(
  part: FetchedPart<ComponentType<Props>>,
  waiting: ReactNode = null,
  isFirst = false,
) {
  return function FetchedComponent(props: Props) {
    const { part: Component, hasFailed, need } = useFetched(part)
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and after each failure.
    useEffect(() => {
      if (!hasFailed) return isFirst ? fetchFirst(need) : fetchInOrder(need)
      const timer = setInterval(() => void need(), RETRY)
      return () => clearInterval(timer)
    }, [hasFailed])
    return Component ? <Component {...props} /> : waiting
  }
}

/** Those rendered with it are told before the paint: after it they ask as soon as it does. */
function fetchFirst(need: () => Promise<void>): () => void {
  const done = goFirst()
  const cancel = afterPaint(() => void need().finally(done))
  return () => {
    cancel()
    done()
  }
}

/** After the paint, and after what goes first. */
export function fetchInOrder(need: () => Promise<void>): () => void {
  return afterPaint(() => void afterFirst().then(need))
}
