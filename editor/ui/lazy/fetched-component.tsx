import { type ComponentType, type ReactNode, useEffect } from 'react'
import { afterPaint } from '../after-paint'
import { type FetchedPart, useFetched } from './fetched-part'

/** How long after a failed fetch a part is asked for again, in ms. */
const RETRY = 5000

/**
 * A component that is fetched once what is rendered with it has been painted; `waiting` stands in its place until it has come. Where it could not be
 * fetched it is asked for again, as long as it is rendered.
 */
export function fetchedComponent<Props extends object>(
  part: FetchedPart<ComponentType<Props>>,
  waiting: ReactNode = null,
) {
  return function FetchedComponent(props: Props) {
    const { part: Component, hasFailed, need } = useFetched(part)
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and after each failure.
    useEffect(() => {
      if (!hasFailed) return afterPaint(() => void need())
      const timer = setInterval(() => void need(), RETRY)
      return () => clearInterval(timer)
    }, [hasFailed])
    return Component ? <Component {...props} /> : waiting
  }
}
