import { type ComponentType, type ReactNode, useEffect } from 'react'
import { afterPaint } from '../after-paint'
import { afterFirst, goFirst } from './fetch-order'
import { type LazyPart, useLazy } from './lazy-part'

/** Interval in ms at which a failed fetch is retried. */
const RETRY = 5000

/**
 * Returns a component that is fetched after the surrounding content has been painted; `waiting` is shown until it has arrived. A
 * failed fetch is retried while the component is rendered. With `isFirst` it is fetched before the others (`fetch-order.ts`).
 */
export function lazyComponent<Props extends object>(
  part: LazyPart<ComponentType<Props>>,
  waiting: ReactNode = null,
  isFirst = false,
) {
  return function LazyComponent(props: Props) {
    const { part: Component, hasFailed, need } = useLazy(part)
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and after each failure.
    useEffect(() => {
      if (!hasFailed) return isFirst ? fetchFirst(need) : fetchInOrder(need)
      const timer = setInterval(() => void need(), RETRY)
      return () => clearInterval(timer)
    }, [hasFailed])
    return Component ? <Component {...props} /> : waiting
  }
}

/** Announces the fetch before the paint, so that components rendered at the same time, which ask after the paint, wait for it. */
function fetchFirst(need: () => Promise<void>): () => void {
  const done = goFirst()
  const cancel = afterPaint(() => void need().finally(done))
  return () => {
    cancel()
    done()
  }
}

/** Fetches after the paint and after the prioritised fetches. */
export function fetchInOrder(need: () => Promise<void>): () => void {
  return afterPaint(() => void afterFirst().then(need))
}
