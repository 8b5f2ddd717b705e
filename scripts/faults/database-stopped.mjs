import { dataOf, onEachDatabase } from './support/databases.mjs'
import { expect, until, wait } from './support/expect.mjs'
import { Load } from './support/load.mjs'
import { postmasterOf } from './support/processes.mjs'

/**
 * The database is ended under a running server: PostgreSQL of our own by SIGKILL, a PostgreSQL server stopped and started
 * again. Visitors read what is in memory throughout, editors are told at once, and saving goes on when it is back.
 * @type {import('./run.mjs').Scenario}
 */
export default function databaseStopped({ isShort }) {
  return onEachDatabase(
    (database) => run(database, { rounds: isShort ? 2 : 10, isShort }),
    isShort ? 'embedded' : null,
  )
}

/**
 * @param {import('./support/databases.mjs').TestDatabase} database
 * @param {{ rounds: number, isShort: boolean }} form
 */
async function run(database, { rounds, isShort }) {
  const server = database.server()
  await server.start()
  const load = await Load.start(server, '/stopped')
  let slowestReturnMs = 0
  for (let round = 0; round < rounds; round += 1) {
    const stopSaving = load.save(10)
    await wait(200)
    await endDatabase(database)
    const back = Date.now()
    const before = load.acknowledged
    await until(() => load.acknowledged > before, 'saving goes on when the database is back')
    slowestReturnMs = Math.max(slowestReturnMs, Date.now() - back)
    await stopSaving()
  }
  const end = await load.end()
  const { slowestRefusalMs } = load
  expect(isShort || slowestRefusalMs < 3000, `A refusal took ${slowestRefusalMs} ms`)
  return { rounds, ...end, slowestRefusalMs, slowestReturnMs }
}

/** @param {import('./support/databases.mjs').TestDatabase} database */
async function endDatabase(database) {
  if (database.postgres) await database.postgres.crash()
  else process.kill(postmasterOf(dataOf(database)), 'SIGKILL')
}
