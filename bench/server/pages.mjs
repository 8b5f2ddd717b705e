import { median } from '../measure.mjs'
import { cpuOf } from './processes.mjs'
import { ask, pathsOf } from './requests.mjs'
import { createTextPage, publish } from './texts.mjs'

/** @import { TestServer } from '../../scripts/faults/support/server.mjs' */

/**
 * What a page costs that is asked for the first time, in CPU ms of the whole server: the median page of the sample, and
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

async function costs(server, paths) {
  /** @type {number[]} */
  const costs = []
  for (const path of paths) {
    const before = cpuOf(server.pid)
    const { status } = await ask(`${server.address}${path}`)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    costs.push(cpuOf(server.pid) - before)
  }
  return costs
}

/**
 * What a request for a page costs that is finished, beside a bare Node server that sends the same bytes; by turns.
 * @param {TestServer} server
 * @param {{ address: string, pid: number }} bare
 * @param {{ rounds: number, requests: number }} amounts
 */
export async function cachedPages(server, bare, { rounds, requests }) {
  /** @type {{ toran: number, bare: number }[]} */
  const measured = []
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, floor] = [
      await costOfMany(server, `${server.address}/`, requests),
      await costOfMany(bare, `${bare.address}/`, requests),
    ]
    // The first round warms up.
    if (round > 0) measured.push({ toran: ours, bare: floor })
  }
  const toranUs = median(measured.map(({ toran }) => toran))
  const bareUs = median(measured.map(({ bare: floor }) => floor))
  return { toranUs, bareUs, ratio: toranUs / bareUs }
}

async function costOfMany({ pid }, url, requests) {
  const before = cpuOf(pid)
  const lanes = Array.from({ length: 16 }, async () => {
    for (let turn = 0; turn < requests / 16; turn += 1) await ask(url)
  })
  await Promise.all(lanes)
  return ((cpuOf(pid) - before) * 1000) / requests
}
