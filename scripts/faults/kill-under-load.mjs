import { onEachDatabase } from './support/databases.mjs'
import { expect, wait } from './support/expect.mjs'
import { Writer } from './support/writer.mjs'

const WRITERS = 8

/**
 * The server is ended at random moments, by SIGKILL and by SIGTERM, while eight writers save; PostgreSQL itself is ended
 * as by a crash while the server stays. Nothing that was acknowledged may be lost.
 * @type {import('./run.mjs').Scenario}
 */
export default function killUnderLoad({ isShort }) {
  return onEachDatabase(
    (database) => run(database, { rounds: isShort ? 2 : 50, isShort }),
    isShort ? 'postgres' : null,
  )
}

/**
 * @param {import('./support/databases.mjs').TestDatabase} database
 * @param {{ rounds: number, isShort: boolean }} form
 */
async function run(database, { rounds, isShort }) {
  const server = database.server()
  const figures = { rounds, slowestStartMs: 0, slowestStopMs: 0, databaseCrashes: 0 }
  await server.start()
  const writers = Array.from({ length: WRITERS }, (_, number) => new Writer(number, server))
  for (const writer of writers) await writer.makeDocument()
  for (let round = 0; round < rounds; round += 1) {
    const saving = writers.map((writer) => writer.saveUntilBroken())
    await someSaves(writers)
    if (round % 2 === 0) await server.kill()
    else figures.slowestStopMs = Math.max(figures.slowestStopMs, await server.stop())
    await Promise.all(saving)
    const started = Date.now()
    await server.start()
    figures.slowestStartMs = Math.max(figures.slowestStartMs, Date.now() - started)
    for (const writer of writers) await writer.settle()
  }
  for (let crash = 0; database.postgres && crash < Math.ceil(rounds / 5); crash += 1) {
    const saving = writers.map((writer) => writer.saveUntilBroken())
    await wait(100 + Math.random() * 400)
    await database.postgres.crash()
    await Promise.all(saving)
    expect(server.isRunning(), 'The server lives on when its database ends')
    for (const writer of writers) await writer.settle()
    figures.databaseCrashes += 1
  }
  for (const writer of writers) await writer.verify()
  const lost = sum(writers, 'lost') + sum(writers, 'holes')
  expect(lost === 0, `${lost} acknowledged saves were lost`)
  expect(
    isShort || figures.slowestStopMs <= 2000,
    `SIGTERM ends it within 2 s, not ${figures.slowestStopMs} ms`,
  )
  return {
    ...figures,
    acknowledged: sum(writers, 'acknowledged'),
    retried: sum(writers, 'retried'),
    lost,
  }
}

/**
 * Lasts until a random number of saves was acknowledged, and a random moment longer.
 * @param {readonly Writer[]} writers
 */
async function someSaves(writers) {
  const enough = sum(writers, 'acknowledged') + Math.floor(Math.random() * 64)
  const deadline = Date.now() + 30_000
  while (sum(writers, 'acknowledged') < enough && Date.now() < deadline) await wait(2)
  await wait(Math.random() * 20)
}

/**
 * @param {readonly Writer[]} writers
 * @param {'acknowledged' | 'retried' | 'lost' | 'holes'} name
 */
function sum(writers, name) {
  return writers.reduce((total, writer) => total + writer[name], 0)
}
