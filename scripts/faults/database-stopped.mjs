import { createPage, publishPage } from './support/api.mjs'
import { dataOf, onEachDatabase } from './support/databases.mjs'
import { expect, until, wait } from './support/expect.mjs'
import { postmasterOf } from './support/processes.mjs'
import { startVisitors } from './support/visitors.mjs'
import { Writer } from './support/writer.mjs'

const WRITERS = 4

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
  await publishPage(server, await createPage(server, '/stopped'))
  const paths = ['/', '/stopped', '/healthz']
  for (const path of paths) await fetch(`${server.address}${path}`)
  const writers = Array.from({ length: WRITERS }, (_, number) => new Writer(number, server))
  for (const writer of writers) await writer.makeDocument()
  const visitors = startVisitors(server, { paths })
  let slowestReturnMs = 0
  for (let round = 0; round < rounds; round += 1) {
    let isOpen = true
    const saving = writers.map(async (writer) => {
      while (isOpen) {
        await writer.saveOnce()
        await wait(10)
      }
    })
    await wait(200)
    await endDatabase(database)
    const back = Date.now()
    const before = acknowledged(writers)
    await until(() => acknowledged(writers) > before, 'saving goes on when the database is back')
    slowestReturnMs = Math.max(slowestReturnMs, Date.now() - back)
    isOpen = false
    await Promise.all(saving)
    for (const writer of writers) await writer.settle()
  }
  const visits = await visitors.stop()
  for (const writer of writers) await writer.verify()
  const lost = writers.reduce((sum, writer) => sum + writer.lost + writer.holes, 0)
  const slowestRefusalMs = Math.max(...writers.map((writer) => writer.slowestRefusalMs))
  expect(server.isRunning(), 'The server lives on when its database ends')
  expect(lost === 0, `${lost} acknowledged saves were lost`)
  expect(visits.failed === 0, `${visits.failed} of ${visits.pages} visits failed`)
  expect(isShort || slowestRefusalMs < 3000, `A refusal took ${slowestRefusalMs} ms`)
  return { rounds, visits, lost, slowestRefusalMs, slowestReturnMs }
}

/** @param {import('./support/databases.mjs').TestDatabase} database */
async function endDatabase(database) {
  if (database.postgres) await database.postgres.crash()
  else process.kill(postmasterOf(dataOf(database)), 'SIGKILL')
}

/** @param {readonly Writer[]} writers */
function acknowledged(writers) {
  return writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
}
