import { whenIdle } from '../when-idle'

/** For so long nothing is pressed, moved, typed or scrolled before the user counts as inactive, in ms. */
const REST = 4000
/** The same for what should not wait so long, and how long that waits for someone who is active. */
const SHORT_REST = 1000
const AT_MOST = 10_000
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Runs something once the user has been inactive for some seconds and nothing else is to be done: work that can wait does
 * not get in the way of what someone is doing. Returns a function that cancels it.
 */
export function whenInactive(run: () => void): () => void {
  return afterRest(run, { rest: REST, atMost: Number.POSITIVE_INFINITY })
}

/**
 * Runs something once the user has been inactive for a second, after ten in any case: what is not needed to use the page, but should
 * be there soon. Returns a function that cancels it.
 */
export function whenSettled(run: () => void): () => void {
  return afterRest(run, { rest: SHORT_REST, atMost: AT_MOST })
}

interface Rest {
  readonly rest: number
  readonly atMost: number
}

function afterRest(run: () => void, { rest, atMost }: Rest): () => void {
  const abortController = new AbortController()
  const { signal } = abortController
  const latest = performance.now() + atMost
  let last = performance.now()
  const used = () => {
    last = performance.now()
  }
  for (const kind of INPUT)
    window.addEventListener(kind, used, { capture: true, passive: true, signal })
  let timer = setTimeout(look, rest)
  return cancel

  function look(): void {
    const remaining = Math.min(last + rest, latest) - performance.now()
    if (remaining > 0) timer = setTimeout(look, remaining)
    else whenIdle(begin)
  }

  function begin(): void {
    if (signal.aborted) return
    abortController.abort()
    run()
  }

  function cancel(): void {
    clearTimeout(timer)
    abortController.abort()
  }
}
