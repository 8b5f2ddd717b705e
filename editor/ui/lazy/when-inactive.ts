import { whenIdle } from '../when-idle'

/** For so long nothing is pressed, typed or scrolled before the user counts as inactive, in ms. */
const REST = 4000
const INPUT = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Runs something once the user has been inactive for some seconds and nothing else is to be done: work that can wait does
 * not get in the way of what somebody is doing. Returns a function that cancels it.
 */
export function whenInactive(run: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let last = performance.now()
  const used = () => {
    last = performance.now()
  }
  for (const kind of INPUT)
    window.addEventListener(kind, used, { capture: true, passive: true, signal })
  let timer = setTimeout(look, REST)
  return cancel

  function look(): void {
    const rest = last + REST - performance.now()
    if (rest > 0) timer = setTimeout(look, rest)
    else whenIdle(begin)
  }

  function begin(): void {
    if (signal.aborted) return
    ended.abort()
    run()
  }

  function cancel(): void {
    clearTimeout(timer)
    ended.abort()
  }
}
