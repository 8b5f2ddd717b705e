import { wait } from '../../scripts/faults/support/expect.mjs'
import { SERVER_MEMORY } from '../../scripts/setup.mjs'
import { median } from '../measure.mjs'
import { startBare } from './bare.mjs'
import { cachedPages, uncachedPages, unknownAddresses } from './pages.mjs'
import { cpuOf, hasImageLibrary, memoryOf } from './processes.mjs'
import { pathsOf } from './requests.mjs'
import { savesAlone, savesBesideVisitors } from './saves.mjs'

/** @import { TestDatabase } from '../../scripts/faults/support/databases.mjs' */
/** @import { TestServer } from '../../scripts/faults/support/server.mjs' */

/**
 * The number of rounds of everything.
 * @typedef {object} Amounts
 * @property {number} settle after which a server counts as idle, in seconds
 * @property {number} restarts
 * @property {number} texts pages of text blocks
 * @property {number} rounds of cached pages, of 800 requests each
 * @property {number} saves
 * @property {number} loaded how long editors and visitors come, in seconds
 */

/**
 * All figures of one database. Memory in MiB of all processes of the server, processor time of all their threads.
 * @param {TestDatabase} database
 * @param {Amounts} amounts
 */
export async function runAll(database, amounts) {
  // As `npm start` does; its own process, which waits, is not counted.
  const server = database.server({ ...SERVER_MEMORY, TRUSTED_PROXIES: '127.0.0.1' })
  await server.start()
  const firstIdle = await idleMemory(server, amounts)
  await server.stop()
  const starts = await restarts(server, amounts)
  const restartIdle = await idleMemory(server, amounts)
  const uncached = await uncachedPages(server, amounts)
  const unknown = await unknownAddresses(server, { requests: 1600 })
  const cached = await besideBare(server, amounts)
  const saveAlone = await savesAlone(server, amounts.saves)
  const loaded = await underLoad(server, amounts)
  const { pss: afterLoad } = await idleMemory(server, amounts)
  const isFreeOfImages = !hasImageLibrary(server.pid ?? 0)
  await server.stop()
  return {
    firstIdle,
    ...starts,
    restartIdle,
    uncached,
    unknown,
    cached,
    saveAlone,
    loaded,
    afterLoad,
    isFreeOfImages,
  }
}

/** @param {TestServer} server */
async function idleMemory({ pid }, { settle }) {
  await wait(settle * 1000)
  return memoryOf(pid ?? 0)
}

/** The last of them stays. */
async function restarts(server, { restarts: count }) {
  /** @type {{ wall: number, cpu: number }[]} */
  const measured = []
  for (let turn = 0; turn < count; turn += 1) {
    if (turn > 0) await server.stop()
    const started = performance.now()
    await server.start()
    measured.push({ wall: performance.now() - started, cpu: cpuOf(server.pid) })
    // Compiled code is kept some seconds after the first start from a build.
    if (turn === 0) await wait(6000)
  }
  const later = measured.slice(1)
  return {
    restartWall: median(later.map(({ wall }) => wall)),
    restartCpu: median(later.map(({ cpu }) => cpu)),
  }
}

async function besideBare(server, { rounds }) {
  const bare = await startBare(server)
  try {
    return await cachedPages(server, bare, { rounds, requests: 800 })
  } finally {
    bare.stop()
  }
}

/** Editors and visitors on every page of the site, and the memory looked at twice a second. */
async function underLoad(server, { loaded: seconds }) {
  const paths = await pathsOf(server)
  let peak = 0
  let last = 0
  const timer = setInterval(() => {
    last = memoryOf(server.pid).pss
    peak = Math.max(peak, last)
  }, 500)
  try {
    const saves = await savesBesideVisitors(server, { paths, seconds })
    return { ...saves, memory: last, peak }
  } finally {
    clearInterval(timer)
  }
}
