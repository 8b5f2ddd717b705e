/** Runs a function when the browser is idle, after three seconds at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(run, { timeout: 3000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, 0)
  return () => clearTimeout(timer)
}
