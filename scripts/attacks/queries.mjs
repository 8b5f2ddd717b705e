import { expect, wait } from '../faults/support/expect.mjs'
import { ask } from './support/attacker.mjs'
import { costlyQueries } from './support/costly-queries.mjs'
import { underAttack } from './support/under-attack.mjs'

/**
 * Each costly query is sent again and again, from four networks at once, without a credential. None is answered with an
 * error of ours, and visitors notice nothing.
 * @type {import('./run.mjs').Attack}
 */
export default async function queries({ server, isShort }) {
  const figures = []
  for (const [index, [name, body]] of Object.entries(costlyQueries()).entries()) {
    /** @type {Record<number, number>} */
    const statuses = {}
    const seconds = isShort ? 0.8 : 4
    const { quietP95Ms, p95Ms, slowestMs, memoryMiB } = await underAttack(server, async () => {
      const until = Date.now() + seconds * 1000
      await Promise.all(
        [1, 2, 3, 4].map(async (network) => {
          while (Date.now() < until) {
            const status = await ask(server, body, `198.51.${index}.${network}`)
            statuses[status] = (statuses[status] ?? 0) + 1
            await wait(5)
          }
        }),
      )
    })
    expect(!statuses[500] && !statuses[0], `'${name}' was answered ${JSON.stringify(statuses)}`)
    figures.push({
      name,
      quietP95Ms,
      p95Ms,
      slowestMs,
      memoryMiB,
      statuses: JSON.stringify(statuses),
    })
  }
  return Object.fromEntries(figures.map(({ name, ...rest }) => [name, rest]))
}
