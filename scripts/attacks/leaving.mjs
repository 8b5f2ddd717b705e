import { expect, until, wait } from '../faults/support/expect.mjs'
import { errorOf, post } from './support/attacker.mjs'
import { processorMsOf } from './support/process.mjs'
import { withSql } from './support/sql.mjs'
import { underAttack } from './support/under-attack.mjs'

/** @import { Scene } from './run.mjs' */

const CALLERS = 40
const HEAVY = { query: '{ documents(first: 40) { nodes { topic { items { content } } } } }' }
/**
 * Waits for as long as the table of articles is locked: what nobody has asked for yet is in no memory.
 * @param {string} word
 */
const blocked = (word) => ({
  query: 'query ($word: String!) { allPosts(search: $word) { nodes { title } } }',
  variables: { word },
})
/** Soon after a caller has gone, in ms: a fifth of what a statement may last at most. */
const SOON = 1_000

/**
 * Callers that ask for much and leave in the middle, and statements that would last: the work ends, in the server and in
 * the database, and so does that of a caller who stays, after five seconds.
 * @type {import('./run.mjs').Attack}
 */
export default async function leaving(scene) {
  const { server, database } = scene
  let figures = {}
  const visitors = await underAttack(scene, () =>
    withSql(database, async (client) => {
      const leavers = Array.from({ length: CALLERS }, (_, n) =>
        leave(scene, { body: HEAVY, from: `198.18.0.${n}`, after: 30 }),
      )
      await Promise.all(leavers)
      const idleMs = await untilIdle(server)
      await client.query('begin')
      await client.query('lock table posts in access exclusive mode')
      try {
        const ofLeaversMs = await blockedLeavers(scene)
        figures = { idleMs, ofLeaversMs, ...(await blockedStayer(scene)) }
      } finally {
        await client.query('rollback')
      }
    }),
  )
  return { ...figures, ...visitors }
}

/** @param {Scene} scene */
async function blockedLeavers(scene) {
  const { database } = scene
  const asked = Array.from({ length: 8 }, (_, n) =>
    leave(scene, { body: blocked(`leaver ${n}`), from: `198.18.1.${n}`, after: 3_000 }),
  )
  await until(async () => (await statementsOn(database)) > 0, 'a statement waits for the articles')
  await Promise.all(asked)
  const left = Date.now()
  await until(
    async () => (await statementsOn(database)) === 0,
    'nothing waits for the articles',
    SOON,
  )
  return Date.now() - left
}

/** @param {Scene} scene */
async function blockedStayer({ server, database }) {
  const started = Date.now()
  const answer = await post(server, '/graphql', {
    body: JSON.stringify(blocked('stayer')),
    from: '198.18.2.1',
  })
  const answeredMs = Date.now() - started
  const error = errorOf(answer)
  expect(
    error?.code === 'LIMIT_EXCEEDED' && /longer than 5 s/.test(error.message),
    `who stays is told why nothing comes: ${answer.status} ${answer.text}`,
  )
  await until(
    async () => (await statementsOn(database)) === 0,
    'nothing waits for the articles',
    SOON,
  )
  return { answeredMs }
}

/**
 * Counts the statements that wait for the articles just now; by a connection of its own, which sees them as they are. Not by their
 * text: PostgreSQL shows the first 1,024 bytes of it.
 * @param {Scene['database']} database
 */
function statementsOn(database) {
  return withSql(database, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
        where state = 'active' and wait_event_type = 'Lock'`,
    )
    return rowCount ?? 0
  })
}

/**
 * Asks, and breaks the connection after so many milliseconds.
 * @param {Scene} scene
 * @param {{ readonly body: object, readonly from: string, readonly after: number }} caller
 */
async function leave({ server }, { body, from, after }) {
  try {
    const answer = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(after),
    })
    await answer.text()
  } catch {
    // It has left, as it should.
  }
}

/**
 * Measures how long the server goes on working once all have left, in ms: until it does nothing but serve the visitors.
 * @param {Scene['server']} server
 */
async function untilIdle(server) {
  const started = Date.now()
  const isBusy = async () => {
    const before = processorMsOf(server.pid)
    await wait(200)
    return processorMsOf(server.pid) - before > 120
  }
  await until(async () => !(await isBusy()), 'the work of those who left has ended', 3_000)
  return Date.now() - started
}
