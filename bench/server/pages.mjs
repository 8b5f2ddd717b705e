import { median } from '../measure.mjs'
import { cpuOf, threadsOf } from './processes.mjs'
import { ask, pathsOf } from './requests.mjs'
import { createTextPage, publish } from './texts.mjs'

/** @import { TestServer } from '../../scripts/faults/support/server.mjs' */

/**
 * Measures the first request for a page, in CPU ms of the main thread and the database: the median page of the sample, and
 * a page of 20 text blocks. The first pages of each kind warm up.
 * @param {TestServer} server
 * @param {{ texts: number }} amounts
 */
export async function uncachedPages(server, { texts }) {
  const paths = await pathsOf(server)
  const sample = await costs(server, paths)
  /** @type {string[]} */
  const made = []
  for (let number = 0; number < texts; number += 1) {
    const path = `/bench-${number}`
    await publish(server, await createTextPage(server, path, 20))
    made.push(path)
  }
  const text = await costs(server, made)
  return {
    samplePage: median(sample.slice(Math.floor(sample.length / 2))),
    textPage: median(text.slice(Math.floor(text.length / 2))),
  }
}

/** The time of all answers so far, in ms: the main thread and the database, not the threads that compress pages once more. */
function answeringCpuOf(pid) {
  return cpuOf(pid) - threadsOf(pid).others
}

async function costs(server, paths) {
  /** @type {number[]} */
  const costs = []
  for (const path of paths) {
    const before = answeringCpuOf(server.pid)
    const { status } = await ask(`${server.address}${path}`)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    costs.push(answeringCpuOf(server.pid) - before)
  }
  return costs
}

/**
 * Measures a request for a finished page, beside a bare Node server that sends the same bytes. By short turns,
 * and the middle of the turns' own ratios: what else the machine does in the meantime meets both alike.
 * @param {TestServer} server
 * @param {{ address: string, pid: number }} bare
 * @param {{ rounds: number, requests: number }} amounts
 */
export async function cachedPages(server, bare, { rounds, requests }) {
  /** @type {{ toran: number, bare: number }[]} */
  const measured = []
  const page = () => '/'
  // The first turns warm up.
  for (let turn = -3; turn < rounds; turn += 1) {
    const before = await costOfMany(bare, page, requests / 2)
    const toran = await costOfMany(server, page, requests)
    const after = await costOfMany(bare, page, requests / 2)
    if (turn >= 0) measured.push({ toran, bare: (before + after) / 2 })
  }
  return {
    toranUs: median(measured.map(({ toran }) => toran)),
    bareUs: median(measured.map(({ bare: floor }) => floor)),
    ratio: median(measured.map(({ toran, bare: floor }) => toran / floor)),
  }
}

/**
 * Measures a request for an address without a page, in CPU ms, each time another one.
 * @param {TestServer} server
 * @param {{ requests: number }} amounts
 */
export async function unknownAddresses(server, { requests }) {
  let number = 0
  const nowhere = () => {
    number += 1
    return `/nowhere/${number}`
  }
  await costOfMany(server, nowhere, requests)
  return (await costOfMany(server, nowhere, requests)) / 1000
}

/** CPU µs a request, of the main thread alone: it answers, while others compress finished pages once more. */
async function costOfMany({ pid, address }, pathOf, requests) {
  const before = threadsOf(pid).main
  const workers = Array.from({ length: 16 }, async () => {
    for (let turn = 0; turn < requests / 16; turn += 1) await ask(`${address}${pathOf()}`)
  })
  await Promise.all(workers)
  return ((threadsOf(pid).main - before) * 1000) / requests
}
