import { expect, wait } from '../faults/support/expect.mjs'
import { say } from '../setup.mjs'
import { ask, errorOf, statusesOf } from './support/attacker.mjs'
import { costlyQueries, DEAREST } from './support/costly-queries.mjs'
import { processorMsOf } from './support/process.mjs'
import { table } from './support/table.mjs'
import { watched } from './support/under-attack.mjs'

/** @import { Scene } from './run.mjs' */

/**
 * The processor time that a query may take, in ms. One that is answered has 10,000 points of 4 µs (decision 12);
 * twice that, since a machine with other work does everything more slowly. One that is refused is read, and no more.
 */
const MAX_CPU_MS = { answered: 80, refused: 25 }
/** The number of times each is asked alone, after one that does not count; its cost is the median: the server works for itself, too. */
const TIMES = 5

/**
 * Costly queries without a credential: each alone, to see how it is answered and what it costs, then again and again
 * from four networks at once. Each is refused with words that say why, or answered within its budget; visitors notice
 * nothing.
 * @type {import('./run.mjs').Attack}
 */
export default async function queries(scene) {
  const bodies = { ...costlyQueries(), ...(await dearestAllowed(scene.server)) }
  const alone = []
  for (const [index, [name, body]] of Object.entries(bodies).entries())
    alone.push(await askAlone(scene.server, { name, body, from: `198.51.${index}` }))
  // In the short form, all of them in one flood.
  const floods = scene.isShort
    ? [{ name: 'all of them', bodies: Object.values(bodies) }]
    : Object.entries(bodies).map(([name, body]) => ({ name, bodies: [body] }))
  const rows = []
  const failures = alone.flatMap(({ complaints }) => complaints)
  for (const [index, { name, bodies: sent }] of floods.entries()) {
    const { complaints, ...figures } = await flood(scene, sent, `203.0.${index}`)
    failures.push(...complaints.map((words) => `'${name}': ${words}`))
    rows.push({ query: name, ...figures })
  }
  say(table(alone.map(({ complaints: _, ...row }) => row)))
  say(table(rows))
  expect(failures.length === 0, `${failures.length} do not hold:\n${failures.join('\n')}`)
  return {
    queries: alone.length,
    answered: alone.filter(({ status }) => status === 200).length,
    dearestCpuMs: Math.max(...alone.map(({ cpuMs }) => cpuMs)),
    slowestP95Ms: Math.max(...rows.map(({ p95Ms }) => p95Ms)),
    mostMemoryMiB: Math.max(...rows.map(({ memoryMiB }) => memoryMiB)),
  }
}

/**
 * Of each kind of query the longest that is not refused.
 * @param {Scene['server']} server
 */
async function dearestAllowed(server) {
  /** @type {Record<string, object>} */
  const found = {}
  for (const [index, [name, { most, body }]] of Object.entries(DEAREST).entries()) {
    let [allowed, above] = [0, most + 1]
    while (above - allowed > 1) {
      const middle = Math.floor((allowed + above) / 2)
      const answer = await ask(server, body(middle), `192.0.${index}.${middle}`)
      if (answer.status === 400 && errorOf(answer)?.code === 'LIMIT_EXCEEDED') above = middle
      else allowed = middle
    }
    expect(allowed > 0, `some of '${name}' may be asked`)
    found[`${allowed} ${name}`] = body(allowed)
  }
  return found
}

/**
 * @param {Scene['server']} server
 * @param {{ readonly name: string, readonly body: object | string, readonly from: string }} query `from` is the beginning of addresses
 */
async function askAlone(server, { name, body, from }) {
  let answer = await ask(server, body, `${from}.250`)
  const costs = []
  for (let time = 0; time < TIMES; time += 1) {
    const before = processorMsOf(server.pid)
    answer = await ask(server, body, `${from}.${time}`)
    costs.push(processorMsOf(server.pid) - before)
  }
  const [middle = 0] = costs.sort((a, b) => a - b).slice(Math.floor(TIMES / 2))
  const cpuMs = Math.round(middle * 10) / 10
  const { status, text } = answer
  const error = errorOf(answer)
  const mostCpuMs = MAX_CPU_MS[status === 200 ? 'answered' : 'refused']
  const complaints = []
  if (error ? error.code === 'INTERNAL' || error.message === '' : status !== 200)
    complaints.push(`'${name}' was answered ${status} ${text.slice(0, 100)}`)
  if (cpuMs > mostCpuMs)
    complaints.push(`'${name}' takes ${cpuMs} ms of the processor, at most ${mostCpuMs}`)
  const words = error ? `${error.code}: ${error.message.slice(0, 60)}` : `${text.length} bytes`
  return { query: name, status, cpuMs, answer: words, complaints }
}

/**
 * @param {Scene} scene
 * @param {readonly (object | string)[]} bodies
 * @param {string} from the beginning of addresses
 */
async function flood(scene, bodies, from) {
  /** @type {import('./support/attacker.mjs').Answer[]} */
  const answers = []
  const { figures, complaints } = await watched(scene, async () => {
    const until = Date.now() + 2_000
    await Promise.all(
      [1, 2, 3, 4].map(async (network) => {
        for (let turn = network; Date.now() < until; turn += 1) {
          const { status } = await ask(
            scene.server,
            bodies[turn % bodies.length] ?? '',
            `${from}.${network}`,
          )
          answers.push({ status, text: '', cookies: [] })
          await wait(5)
        }
      }),
    )
  })
  const statuses = statusesOf(answers)
  const broken = Object.keys(statuses).filter((status) => !['200', '400', '429'].includes(status))
  if (broken.length > 0) complaints.push(`answered ${JSON.stringify(statuses)}`)
  return { ...figures, statuses: JSON.stringify(statuses), complaints }
}
