import { whenIdle, whenInactive } from './when-inactive'

/**
 * The order in which chunks are fetched after a page has been painted. Requested all at once they would share the connection, and
 * the settings, which open on the first click on a block, would arrive as late as the last chunk.
 */

const first = new Set<object>()
let waiting: (() => void)[] = []

/**
 * Makes other fetches after the paint wait until the returned function is called, that is when the prioritised chunk has arrived,
 * failed or is no longer needed.
 */
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

/** Resolves once no prioritised fetch is pending. */
export function afterFirst(): Promise<void> {
  return new Promise((resolve) => {
    if (first.size === 0) resolve()
    else waiting.push(resolve)
  })
}

/** Runs a function that fetches chunks not yet requested: when idle, after the prioritised fetches. */
export function fetchAhead(run: () => void): void {
  whenIdle(() => void afterFirst().then(() => whenIdle(run)))
}

/**
 * Fetches a large chunk once the user is inactive, so that it is available offline later; code that needs it sooner fetches it
 * itself. Returns a function that cancels it.
 */
export function fetchLater(run: () => void): () => void {
  return whenInactive(() => void afterFirst().then(run))
}
