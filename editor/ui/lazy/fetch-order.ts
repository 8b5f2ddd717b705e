import { whenIdle } from '../when-idle'
import { whenInactive } from './when-inactive'

/**
 * In which order parts are fetched once a page has been painted. Asked for together they share the connection, and the
 * settings, which open with the first press on a block, would come as late as the last of them.
 */

const first = new Set<object>()
let waiting: (() => void)[] = []

/** What is fetched after the paint waits until the answered function is called: what comes first is there, failed or is no longer wanted. */
export function goFirst(): () => void {
  const turn = {}
  first.add(turn)
  return () => {
    first.delete(turn)
    if (first.size > 0) return
    const next = waiting
    waiting = []
    for (const go of next) go()
  }
}

/** Resolves once nothing goes before the others any more. */
export function afterFirst(): Promise<void> {
  return new Promise((resolve) => {
    if (first.size === 0) resolve()
    else waiting.push(resolve)
  })
}

/** Runs what fetches parts that nobody has asked for yet: after those that go first, when nothing else is to be done. */
export function fetchAhead(run: () => void): void {
  whenIdle(() => void afterFirst().then(() => whenIdle(run)))
}

/**
 * Fetches a large part once the user is inactive, so that it is there when the connection is not; what needs it sooner fetches
 * it itself. Returns a function that cancels it.
 */
export function fetchLater(run: () => void): () => void {
  return whenInactive(() => void afterFirst().then(run))
}
