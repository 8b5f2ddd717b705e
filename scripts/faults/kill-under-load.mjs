import { onEachDatabase } from './support/databases.mjs'
import { expect, wait } from './support/expect.mjs'
import { Writer } from './support/writer.mjs'

const WRITERS = 8
/** Time after a start in which saves count as the first ones, in milliseconds. */
const FIRST_MS = 3_000
/** The goal of a save beside others, in milliseconds; on a busy machine what it was before the kill, twice. */
const SAVE_MS = 200

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
  /** @type {number[]} */
  const restarts = []
  await server.start()
  const writers = Array.from({ length: WRITERS }, (_, number) => new Writer(number, server))
  for (const writer of writers) await writer.makeDocument()
  for (let round = 0; round < rounds; round += 1) {
    const saving = writers.map((writer) => writer.saveUntilBroken())
    await someSaves(writers)
    const isKilled = round % 2 === 0
    if (isKilled) await server.kill()
    else figures.slowestStopMs = Math.max(figures.slowestStopMs, await server.stop())
    await Promise.all(saving)
    const started = Date.now()
    await server.start()
    figures.slowestStartMs = Math.max(figures.slowestStartMs, Date.now() - started)
    if (isKilled) restarts.push(Date.now())
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
  const saves = durations(writers, restarts)
  expect(
    isShort || saves.first.p95 <= Math.max(SAVE_MS, 2 * saves.others.p95),
    `The first saves after a kill take ${saves.first.p95} ms (p95), others ${saves.others.p95} ms`,
  )
  for (const writer of writers) await writer.verify()
  const lost = sum(writers, 'lost') + sum(writers, 'holes')
  expect(lost === 0, `${lost} acknowledged saves were lost`)
  expect(
    isShort || figures.slowestStopMs <= 2000,
    `SIGTERM ends it within 2 s, not ${figures.slowestStopMs} ms`,
  )
  return {
    ...figures,
    saves,
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
 * Returns the durations of saves in the first seconds after a kill, and of the others.
 * @param {readonly Writer[]} writers
 * @param {readonly number[]} restarts
 */
function durations(writers, restarts) {
  const all = writers.flatMap(({ saves }) => saves)
  /** @param {{ at: number }} save */
  const isFirst = ({ at }) => restarts.some((start) => at >= start && at < start + FIRST_MS)
  return {
    first: quantiles(all.filter(isFirst)),
    others: quantiles(all.filter((save) => !isFirst(save))),
  }
}

/** @param {readonly { ms: number }[]} saves */
function quantiles(saves) {
  const sorted = saves.map(({ ms }) => ms).sort((a, b) => a - b)
  /** @param {number} part */
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { count: sorted.length, p50: at(0.5), p95: at(0.95) }
}

/**
 * @param {readonly Writer[]} writers
 * @param {'acknowledged' | 'retried' | 'lost' | 'holes'} name
 */
function sum(writers, name) {
  return writers.reduce((total, writer) => total + writer[name], 0)
}
