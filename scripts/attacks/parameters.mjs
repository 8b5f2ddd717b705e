import { expect } from '../faults/support/expect.mjs'
import { underAttack } from './support/under-attack.mjs'

/**
 * Addresses that no cache holds, from eight networks for a minute: parameters that blocks read, those that nobody reads,
 * pages far beyond the last one, and addresses where nothing is.
 * @type {import('./run.mjs').Attack}
 */
export default async function parameters({ server, isShort }) {
  /** @type {Record<number, number>} */
  const statuses = {}
  const visitors = await underAttack(server, async () => {
    const until = Date.now() + (isShort ? 5_000 : 60_000)
    await Promise.all(
      Array.from({ length: 8 }, async (_, network) => {
        for (let turn = 0; Date.now() < until; turn += 1) {
          const status = await visit(server, addressOf(turn, network), network)
          statuses[status] = (statuses[status] ?? 0) + 1
        }
      }),
    )
  })
  expect(!statuses[500], `no address breaks anything: ${JSON.stringify(statuses)}`)
  return { statuses: JSON.stringify(statuses), ...visitors }
}

/**
 * @param {number} turn
 * @param {number} network
 */
function addressOf(turn, network) {
  const n = turn * 8 + network
  const ways = [
    `/search?q=word${n}`,
    `/?page=${n}`,
    `/connect/news?page=${n}`,
    `/nothing-${n}`,
    `/visit?utm=${n}`,
  ]
  return ways[n % ways.length] ?? '/'
}

/**
 * @param {import('./support/attacker.mjs').TestServer} server
 * @param {string} path
 * @param {number} network
 */
async function visit(server, path, network) {
  const answer = await fetch(`${server.address}${path}`, {
    headers: { 'x-forwarded-for': `203.0.113.${100 + network}`, accept: 'text/html' },
    redirect: 'manual',
  })
  await answer.text()
  return answer.status
}
