import { readFile } from 'node:fs/promises'
import { expect, wait } from '../../faults/support/expect.mjs'
import { startVisitors } from '../../faults/support/visitors.mjs'

/** What visitors may notice, in milliseconds, and what an attack may add to the server's memory, in MiB. */
const VISITORS_P95_MS = 100
const MEMORY_MIB = 100
/** How long they are watched before anything happens. */
const QUIET_MS = 1_500
const PATHS = ['/', '/visit', '/connect', '/learn']

/**
 * Does the harm while visitors read pages, and fails when they notice it, or when it takes memory. What they wait without
 * any harm, on a machine that has other work, is measured before and does not count.
 * @param {import('../../faults/support/server.mjs').TestServer} server
 * @param {() => Promise<unknown>} harm
 */
export async function underAttack(server, harm) {
  for (const path of PATHS) await (await fetch(`${server.address}${path}`)).text()
  const quietP95Ms = await quietP95(server)
  const before = await memoryOf(server.pid)
  let peak = before
  let isOpen = true
  const watching = (async () => {
    while (isOpen) {
      peak = Math.max(peak, await memoryOf(server.pid))
      await wait(50)
    }
  })()
  const visitors = startVisitors(server, { paths: PATHS, pauseMs: 20 })
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
    p95Ms <= quietP95Ms + VISITORS_P95_MS,
    `visitors' p95 was ${p95Ms} ms, at most ${VISITORS_P95_MS} above the ${quietP95Ms} ms without harm`,
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
    const visitors = startVisitors(server, { paths: PATHS, pauseMs: 20 })
    await wait(QUIET_MS)
    return (await visitors.stop()).p95Ms
  })()
  quiet.set(server, measured)
  return measured
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
