import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { expect, wait } from '../../faults/support/expect.mjs'

/** What visitors may notice, in milliseconds, and what an attack may add to the server's memory, in MiB. */
const VISITORS_P95_MS = 100
const MEMORY_MIB = 100
/** How long they are watched before anything happens. */
const QUIET_MS = 1_500
const VISITORS = { count: 4, pauseMs: 20 }
const PATHS = ['/', '/visit', '/connect', '/learn']

/**
 * Does the harm while visitors read pages, and fails when they notice it, or when it takes memory. On a quiet machine they
 * wait at most 100 ms; on one that has other work, twice what they wait without any harm and 50 ms more.
 * @param {import('../../faults/support/server.mjs').TestServer} server
 * @param {() => Promise<unknown>} harm
 */
export async function underAttack(server, harm) {
  for (const path of PATHS) await (await fetch(`${server.address}${path}`)).text()
  const quietP95Ms = await quietP95(server)
  const mostMs = Math.max(VISITORS_P95_MS, 2 * quietP95Ms + 50)
  const before = await memoryOf(server.pid)
  let peak = before
  let isOpen = true
  const watching = (async () => {
    while (isOpen) {
      peak = Math.max(peak, await memoryOf(server.pid))
      await wait(50)
    }
  })()
  const visitors = await startVisitors(server)
  try {
    await harm()
  } finally {
    isOpen = false
    await watching
  }
  const { pages, failed, p95Ms, slowestMs } = await visitors.stop()
  const memoryMiB = Math.round(peak - before)
  expect(failed === 0, `${failed} of ${pages} visits failed`)
  expect(
    p95Ms <= mostMs,
    `visitors' p95 was ${p95Ms} ms, at most ${mostMs} (${quietP95Ms} ms without harm)`,
  )
  expect(memoryMiB <= MEMORY_MIB, `it took ${memoryMiB} MiB, at most ${MEMORY_MIB}`)
  return { pages, quietP95Ms, p95Ms, slowestMs, memoryMiB }
}

/** @type {WeakMap<object, Promise<number>>} */
const quiet = new WeakMap()

/**
 * What visitors wait when nothing happens; measured once for a server.
 * @param {import('../../faults/support/server.mjs').TestServer} server
 */
function quietP95(server) {
  const known = quiet.get(server)
  if (known) return known
  const measured = (async () => {
    const visitors = await startVisitors(server)
    await wait(QUIET_MS)
    return (await visitors.stop()).p95Ms
  })()
  quiet.set(server, measured)
  return measured
}

/** @param {import('../../faults/support/server.mjs').TestServer} server */
async function startVisitors({ address }) {
  const worker = new Worker(new URL('./visitor-worker.mjs', import.meta.url), {
    workerData: { address, paths: PATHS, ...VISITORS },
  })
  const measured = once(worker, 'message')
  await once(worker, 'online')
  return {
    async stop() {
      worker.postMessage('stop')
      /** @type {[{ times: number[], failed: number }]} */
      const [{ times, failed }] = /** @type {any} */ (await measured)
      times.sort((a, b) => a - b)
      const at = (/** @type {number} */ part) =>
        Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)
      return { pages: times.length, failed, p95Ms: at(0.95), slowestMs: at(1) }
    },
  }
}

/**
 * Resident memory in MiB; 0 where the system does not tell.
 * @param {number | undefined} pid
 */
async function memoryOf(pid) {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
