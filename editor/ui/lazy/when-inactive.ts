import { whenIdle } from '../when-idle'

/** Time in ms without clicks, pointer movement, typing or scrolling after which the user counts as inactive. */
const REST = 4000
/** Shorter rest in ms for work that should be done soon, and the longest time it waits for an active user. */
const SHORT_REST = 1000
const AT_MOST = 10_000
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Runs a function once the user has been inactive for some seconds and the browser is idle, so that work that can wait doesn't
 * disturb the user. Returns a function that cancels it.
 */
export function whenInactive(run: () => void): () => void {
  return afterRest(run, { rest: REST, atMost: Number.POSITIVE_INFINITY })
}

/**
 * Runs a function once the user has been inactive for one second, after ten seconds at the latest: for things not needed to use
 * the page, but wanted soon. Returns a function that cancels it.
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
