import { ApiFailure, graphql } from './support/api.mjs'
import { dataOf, onEachDatabase } from './support/databases.mjs'
import { expect, until, wait } from './support/expect.mjs'
import { Load } from './support/load.mjs'
import { childrenOf, postmasterOf, requireLinux } from './support/processes.mjs'

/** @import { TestServer } from './support/server.mjs' */

/** The time that a save may wait until the silence is noticed; from then on it is refused at once. */
const NOTICED_MS = 15_000
const AT_ONCE_MS = 500

/**
 * All processes of the database are stopped, so that connections stay open and nothing is answered. Visitors read on,
 * saving is refused at once as soon as it is noticed; our own PostgreSQL is ended and started again by the server, one that
 * someone else runs goes on when it is let. Nothing that was acknowledged is lost.
 * @type {import('./run.mjs').Scenario}
 */
export default function databaseHangs() {
  requireLinux()
  return onEachDatabase(run)
}

/** @param {import('./support/databases.mjs').TestDatabase} database */
async function run(database) {
  const server = database.server()
  await server.start()
  const load = await Load.start(server, '/hangs')
  const stopSaving = load.save(20)
  await wait(500)
  const stopped = stopProcesses(database)
  const began = Date.now()
  await until(
    async () => (await refusal(server)) < AT_ONCE_MS,
    'saving is refused at once',
    NOTICED_MS,
  )
  const noticedMs = Date.now() - began
  expect(!(await server.isReady()), '/readyz says that it cannot serve')
  // Ours is ended and started again by the server itself.
  if (database.kind === 'postgres') for (const pid of stopped) process.kill(pid, 'SIGCONT')
  const before = load.acknowledged
  await until(() => load.acknowledged > before, 'saving goes on automatically', 60_000)
  const backMs = Date.now() - began
  await stopSaving()
  return { noticedMs, backMs, ...(await load.end()) }
}

/**
 * Returns who was stopped.
 * @param {import('./support/databases.mjs').TestDatabase} database
 */
function stopProcesses(database) {
  const postmaster = postmasterOf(dataOf(database))
  const all = [postmaster, ...childrenOf(postmaster)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  return all
}

/**
 * Measures the wait of a save until it is refused, in milliseconds.
 * @param {TestServer} server
 */
async function refusal(server) {
  const asked = Date.now()
  try {
    await graphql(
      server,
      'mutation { createOrUpdateDocument(title: "While it hangs", type: PAGE, topic: { items: [] }) { id } }',
    )
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'UNAVAILABLE') return Date.now() - asked
    throw error
  }
  return Number.POSITIVE_INFINITY
}
