import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, wait } from '../../faults/support/expect.mjs'
import { memoryOf, processorMsOf, turnsOf } from './process.mjs'

/** @import { Scene } from '../run.mjs' */

/** The delay that visitors may notice, in milliseconds, and the memory that an attack may add to the server's, in MiB. */
const VISITORS_P95_MS = 100
const MEMORY_MIB = 100
/** The time they are watched before anything happens. */
const QUIET_MS = { short: 500, whole: 1_500 }
const VISITORS = { count: 4, pauseMs: 20 }
const PATHS = ['/', '/visit', '/connect', '/learn']

/**
 * Does the harm while visitors read pages, and fails when they notice it, or when it takes memory.
 * @param {Scene} scene
 * @param {() => Promise<unknown>} harm
 */
export async function underAttack(scene, harm) {
  const { figures, complaints } = await watched(scene, harm)
  expect(complaints.length === 0, complaints.join('; '))
  return figures
}

/**
 * The same, for who goes on: answers what did not hold in words. Visitors wait at most 100 ms. Where other programs have
 * the processor while the server wants it, everything takes as many times longer as `stretch` says, and so may they; or
 * twice what the same visitors waited right before without any harm.
 * @param {Scene} scene
 * @param {() => Promise<unknown>} harm
 */
export async function watched({ server, isShort }, harm) {
  for (const path of PATHS) await (await fetch(`${server.address}${path}`)).text()
  const quiet = await visit(server, () => wait(QUIET_MS[isShort ? 'short' : 'whole']))
  const before = memoryOf(server.pid)
  const cpuBefore = processorMsOf(server.pid)
  const turnsBefore = turnsOf(server.pid)
  let peak = before
  let isOpen = true
  const watching = (async () => {
    while (isOpen) {
      peak = Math.max(peak, memoryOf(server.pid))
      await wait(100)
    }
  })()
  const seen = await visit(server, harm).finally(() => {
    isOpen = false
  })
  await watching
  const processorTurns = turnsOf(server.pid)
  const workedMs = processorTurns.workedMs - turnsBefore.workedMs
  const waitedMs = processorTurns.waitedMs - turnsBefore.waitedMs
  const figures = {
    pages: seen.pages,
    quietP95Ms: quiet.p95Ms,
    p95Ms: seen.p95Ms,
    slowestMs: seen.slowestMs,
    stretch: Math.round((1 + waitedMs / Math.max(1, workedMs)) * 10) / 10,
    memoryMiB: Math.round(peak - before),
    cpuMs: Math.round(processorMsOf(server.pid) - cpuBefore),
  }
  return { figures, complaints: complaintsOf({ ...figures, failed: seen.failed }, isShort) }
}

/**
 * @param {{ pages: number, failed: number, quietP95Ms: number, p95Ms: number, stretch: number, memoryMiB: number }} figures
 * @param {boolean} isShort
 */
function complaintsOf({ pages, failed, quietP95Ms, p95Ms, stretch, memoryMiB }, isShort) {
  const mostMs = Math.round(Math.max(VISITORS_P95_MS * stretch, 2 * quietP95Ms))
  const complaints = []
  if (failed > 0) complaints.push(`${failed} of ${pages} visits failed`)
  if (!isShort && p95Ms > mostMs)
    complaints.push(
      `visitors' p95 was ${p95Ms} ms, at most ${mostMs} (${quietP95Ms} without harm, stretch ${stretch})`,
    )
  if (memoryMiB > MEMORY_MIB)
    complaints.push(`it took ${memoryMiB} MiB of memory, at most ${MEMORY_MIB}`)
  return complaints
}

/**
 * Measures the answers to visitors while something lasts.
 * @param {Scene['server']} server
 * @param {() => Promise<unknown>} meanwhile
 */
async function visit({ address }, meanwhile) {
  const worker = new Worker(new URL('./visitor-worker.mjs', import.meta.url), {
    workerData: { address, paths: PATHS, ...VISITORS },
  })
  const measured = once(worker, 'message')
  await once(worker, 'online')
  try {
    await meanwhile()
  } finally {
    worker.postMessage('stop')
  }
  /** @type {{ times: number[], failed: number }[]} */
  const [{ times, failed }] = await measured
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ part) =>
    Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)
  return { pages: times.length, failed, p95Ms: at(0.95), slowestMs: at(1) }
}
