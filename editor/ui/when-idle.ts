/** Runs something once nothing else is to be done, after three seconds at the latest. */
export function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3000 })
  else setTimeout(run, 0)
}
