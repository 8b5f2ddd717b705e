import { wait } from './expect.mjs'

/**
 * Visitors who look at pages one after another until they are stopped.
 * @param {{ readonly address: string }} server
 * @param {{ readonly paths: readonly string[], readonly count?: number, readonly pauseMs?: number }} options
 * @returns {{ stop: () => Promise<{ pages: number, failed: number, p95Ms: number, slowestMs: number }> }}
 */
export function startVisitors(server, { paths, count = 4, pauseMs = 10 }) {
  let isOpen = true
  let failed = 0
  /** @type {number[]} */
  const times = []
  const visiting = Promise.all(Array.from({ length: count }, (_, number) => visit(number)))
  return { stop }

  /** @param {number} number */
  async function visit(number) {
    for (let turn = number; isOpen; turn += 1) {
      const started = performance.now()
      try {
        const answer = await fetch(`${server.address}${paths[turn % paths.length]}`, {
          signal: AbortSignal.timeout(10_000),
        })
        await answer.text()
        if (!answer.ok) failed += 1
      } catch {
        failed += 1
      }
      times.push(performance.now() - started)
      await wait(pauseMs)
    }
  }

  async function stop() {
    isOpen = false
    await visiting
    times.sort((a, b) => a - b)
    const at = (/** @type {number} */ part) =>
      Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)
    return { pages: times.length, failed, p95Ms: at(0.95), slowestMs: at(1) }
  }
}
