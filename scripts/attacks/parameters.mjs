import { expect } from '../faults/support/expect.mjs'
import { get, statusesOf } from './support/attacker.mjs'
import { processorMsOf } from './support/process.mjs'
import { underAttack } from './support/under-attack.mjs'

/** @import { Scene } from './run.mjs' */

/** The processor time that one network may use in a minute for pages that are not in memory, in ms (`uncachedPages`). */
const BUDGET_MS = 30_000
const SECONDS = { short: 3, whole: 60 }

/**
 * Addresses that no cache holds, for a minute: parameters that blocks read, those that nobody reads, pages far beyond the
 * last one, and addresses where nothing is. Half of them from one household, which changes its address each time, the rest
 * from seven other networks. Nothing breaks, visitors are served, and the household gets no more than its budget.
 * @type {import('./run.mjs').Attack}
 */
export default async function parameters(scene) {
  const { server, isShort } = scene
  /** @type {{ status: number }[]} */
  const household = []
  /** @type {{ status: number }[]} */
  const others = []
  let cpuMs = 0
  const visitors = await underAttack(scene, async () => {
    const until = Date.now() + SECONDS[isShort ? 'short' : 'whole'] * 1000
    const before = processorMsOf(server.pid)
    const walk = (/** @type {number} */ n) => `2001:db8:77:1::${n.toString(16)}`
    const networks = Array.from({ length: 7 }, (_, n) => () => `203.0.113.${100 + n}`)
    await Promise.all([
      ...Array.from({ length: 7 }, (_, lane) =>
        flood(scene, { until, lane, from: walk, into: household }),
      ),
      ...networks.map((from, lane) => flood(scene, { until, lane: lane + 7, from, into: others })),
    ])
    cpuMs = processorMsOf(server.pid) - before
  })
  const [ofHousehold, ofOthers] = [statusesOf(household), statusesOf(others)]
  for (const statuses of [ofHousehold, ofOthers])
    for (const status of Object.keys(statuses))
      expect(
        ['200', '301', '404', '429'].includes(status),
        `no address breaks anything: ${JSON.stringify(statuses)}`,
      )
  const isLimited = (ofHousehold[429] ?? 0) > 0
  expect(
    isLimited || cpuMs < 2 * BUDGET_MS,
    `one household has had more than its ${BUDGET_MS} ms, of ${cpuMs}`,
  )
  return {
    ofHousehold: JSON.stringify(ofHousehold),
    ofOthers: JSON.stringify(ofOthers),
    ...visitors,
  }
}

/**
 * @param {Scene} scene
 * @param {{ until: number, lane: number, from: (n: number) => string, into: { status: number }[] }} options
 */
async function flood({ server }, { until, lane, from, into }) {
  for (let turn = 0; Date.now() < until; turn += 1) {
    const n = turn * 14 + lane
    const { status } = await get(server, addressOf(n), {
      from: from(n),
      headers: { accept: 'text/html' },
    })
    into.push({ status })
  }
}

/** @param {number} n */
function addressOf(n) {
  const ways = [
    `/search?q=word${n}`,
    `/?page=${n}`,
    `/connect/news?page=${n}`,
    `/nothing-${n}`,
    `/visit?utm=${n}`,
  ]
  return ways[n % ways.length] ?? '/'
}
