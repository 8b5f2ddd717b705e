// Kills the built server at random moments while eight writers save, and checks that nothing acknowledged was lost.
// node scripts/crash/server.mjs [--rounds 50] [--databases embedded,postgres]
import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../postgres.mjs'
import { CrashServer } from './crash-server.mjs'
import { Writer } from './crash-writer.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    databases: { type: 'string', default: 'embedded,postgres' },
  },
})
const ROUNDS = Number(values.rounds)
const WRITERS = 8
/** How many times PostgreSQL itself is ended as by a crash, the server staying. */
const DATABASE_CRASHES = 10

for (const kind of values.databases.split(',')) {
  if (kind === 'embedded') report(await onEmbedded())
  else if (kind === 'postgres') report(await onPostgres())
  else throw new Error(`There is no database '${kind}': embedded, postgres`)
}

async function onEmbedded() {
  return withFolder((folder) =>
    killServers({ kind: 'embedded', folder, environment: {}, postgres: null }),
  )
}

async function onPostgres() {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('NOTICE: no PostgreSQL programs found; that run is left out.')
    return null
  }
  try {
    return await withFolder((folder) =>
      killServers({
        kind: 'postgres',
        folder,
        environment: { DATABASE_URL: postgres.url },
        postgres,
      }),
    )
  } finally {
    await postgres.stop()
  }
}

async function killServers({ kind, folder, environment, postgres }) {
  const token = randomBytes(24).toString('hex')
  const server = new CrashServer({ ...environment, DATA_DIR: folder, API_TOKEN: token })
  const figures = { kind, rounds: 0, failedStarts: 0, databaseCrashes: 0, slowestStartMs: 0 }
  const started = Date.now()
  try {
    await server.start()
    const writers = Array.from(
      { length: WRITERS },
      (_, number) => new Writer(number, server, token),
    )
    for (const writer of writers) await writer.makeDocument()
    for (let round = 0; round < ROUNDS; round += 1) {
      const saving = writers.map((writer) => writer.saveUntilBroken())
      await someSaves(writers)
      await server.kill()
      await Promise.all(saving)
      figures.slowestStartMs = Math.max(figures.slowestStartMs, await restart(server, figures))
      for (const writer of writers) await writer.settle()
      figures.rounds += 1
      if ((round + 1) % 10 === 0)
        say(`${kind}: ${round + 1} rounds, ${sum(writers, 'acknowledged')} saves`)
    }
    if (postgres) figures.databaseCrashes = await crashDatabase({ server, postgres, writers })
    for (const writer of writers) await writer.verify()
    return {
      ...figures,
      acknowledged: sum(writers, 'acknowledged'),
      retried: sum(writers, 'retried'),
      unavailable: sum(writers, 'unavailable'),
      lost: sum(writers, 'lost'),
      holes: sum(writers, 'holes'),
      seconds: Math.round((Date.now() - started) / 1000),
    }
  } finally {
    await server.kill()
  }
}

async function restart(server, figures) {
  const started = Date.now()
  try {
    await server.start()
  } catch (error) {
    figures.failedStarts += 1
    say(`A start failed: ${error.message}`)
    await server.start()
  }
  return Date.now() - started
}

/** Lasts until a random number of saves was acknowledged, and a random moment longer: about 1,600 saves in 50 rounds. */
async function someSaves(writers) {
  const enough = sum(writers, 'acknowledged') + Math.floor(Math.random() * 64)
  const deadline = Date.now() + 30_000
  while (sum(writers, 'acknowledged') < enough && Date.now() < deadline) await wait(2)
  await wait(Math.random() * 20)
}

/** The database goes away under a server that stays, and comes back. */
async function crashDatabase({ server, postgres, writers }) {
  for (let crash = 0; crash < DATABASE_CRASHES; crash += 1) {
    const saving = writers.map((writer) => writer.saveUntilBroken())
    await wait(100 + Math.random() * 500)
    await postgres.crash()
    await Promise.all(saving)
    if (!server.isRunning()) throw new Error('The server ended when its database did')
    for (const writer of writers) await writer.settle()
  }
  return DATABASE_CRASHES
}

function report(figures) {
  if (!figures) return
  say(JSON.stringify(figures, null, 1))
  const bad = figures.lost + figures.holes + figures.failedStarts
  say(`${figures.kind}: ${bad === 0 ? 'PASSED' : 'FAILED'}`)
  if (bad > 0) process.exitCode = 1
}

async function withFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), `toran-crash-${randomUUID().slice(0, 8)}-`))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function sum(writers, name) {
  return writers.reduce((total, writer) => total + writer[name], 0)
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function say(text) {
  process.stdout.write(`${text}\n`)
}
