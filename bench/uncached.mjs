import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readArguments } from '../scripts/arguments.mjs'
import { onDatabase } from '../scripts/faults/support/databases.mjs'
import { wait } from '../scripts/faults/support/expect.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { ensureBuild, ensureDependencies, runSteps, say } from '../scripts/setup.mjs'
import { median } from './measure.mjs'
import { floorOf } from './server/floor.mjs'
import { threadsOf } from './server/processes.mjs'
import { sharesOf } from './server/profile-shares.mjs'
import { ask, pathsOf } from './server/requests.mjs'
import { createTextPage, publish } from './server/texts.mjs'

/**
 * `npm run bench:uncached [-- --rounds 3 --profile file.cpuprofile]`: what a page costs the built server that is not in
 * memory, in CPU ms: the sample's pages of all locations, and pages of 20 text blocks. Between rounds the server is told
 * through the database that everything has changed, as another server tells it, so that each page is made again by code
 * that is warm; a last round, which is not counted, is profiled. Then it is told of one event that was saved: what all pages cost that are asked for after that. Beside it what the same visit costs a bare process of
 * Node. Linux, on PostgreSQL, whose own work is not counted.
 */
const { values } = readArguments(
  'Usage: npm run bench:uncached [-- --rounds 3 --texts 40 --profile file.cpuprofile]',
  {
    options: {
      rounds: { type: 'string', default: '3' },
      texts: { type: 'string', default: '40' },
      profile: { type: 'string' },
    },
  },
)
/** A loop that only counts: what it takes says how busy or slow the machine is. */
const CALIBRATION_STEPS = 20_000_000
/** In ms: a moment later the server renders the dropped pages again itself (`server/site/page-refresh.ts`). */
const UNTIL_HEARD = 45

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const postgres = await startPostgres()
  if (!postgres) return say('FAILED: no PostgreSQL programs found.')
  const folder = mkdtempSync(join(tmpdir(), 'toran-profile-'))
  try {
    await onDatabase(postgres, ({ server }) => measure(server, postgres.url, folder))
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
})

async function measure(startServer, url, folder) {
  const file = values.profile ?? join(folder, 'uncached.cpuprofile')
  const server = startServer({
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_OPTIONS: `--require ${join(import.meta.dirname, 'server/profiler.cjs')}`,
    PROFILE: file,
  })
  await server.start()
  const texts = await textPages(server)
  await server.stop()
  await server.start()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const pages = (await pathsOf(server)).filter((path) => !texts.includes(path))
    const cold = await costs(server, pages)
    report('sample page, server just started', cold)
    const again = async (paths, keys = '*') => {
      await announceChange(client, keys)
      return costs(server, paths)
    }
    for (const [title, paths] of Object.entries({
      'sample page': pages,
      '20 text blocks': texts,
    })) {
      await again(paths)
      const before = calibration()
      const measured = []
      for (let round = 0; round < Number(values.rounds); round += 1)
        measured.push(...(await again(paths)))
      report(title, measured)
      const shares = await profiled(server, file, () => again(paths))
      say(`  of the main thread: ${shares}`)
      await sayFloor(server, url)
      say(`  calibration ${before.toFixed(0)}, ${calibration().toFixed(0)} ms`)
    }
    await again(pages)
    const after = []
    for (let round = 0; round < Number(values.rounds); round += 1)
      after.push(...(await again(pages, await savedEvents(client))))
    report('sample page, after an event of each location was saved', after)
  } finally {
    await client.end()
  }
}

/** The shares of the main thread's time while work is done, in words. */
async function profiled(server, file, work) {
  rmSync(file, { force: true })
  process.kill(server.pid, 'SIGUSR2')
  await work()
  process.kill(server.pid, 'SIGUSR2')
  while (!existsSync(file)) await wait(100)
  const shares = sharesOf(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(shares)
    .map(([part, share]) => `${part} ${Math.round(share * 100)} %`)
    .join(', ')
}

/** Right behind the figures it is beside: how fast the machine is changes from minute to minute. */
async function sayFloor({ address }, databaseUrl) {
  const { send, query, compress } = await floorOf({ address, databaseUrl, path: '/' })
  say(
    `  bare Node: ${send.toFixed(2)} ms to send a page, ${query.toFixed(2)} with one query, ${compress.toFixed(2)} with compressing it`,
  )
}

async function textPages(server) {
  const paths = []
  for (let number = 0; number < Number(values.texts); number += 1) {
    const path = `/bench-${number}`
    await publish(server, await createTextPage(server, path, 20))
    paths.push(path)
  }
  return paths
}

/** The announcements about an event of each location (`server/database/cache-tags.ts`). */
async function savedEvents(client) {
  const { rows } = await client.query('select slug from locations')
  return ['event:1', 'event@*', ...rows.map(({ slug }) => `event@${slug}`), 'search'].join(' ')
}

/** As another server says it: `*` after it was away for long. */
async function announceChange(client, keys) {
  await client.query('insert into changes (keys) values ($1)', [keys])
  await client.query("select pg_notify('toran_changes', '')")
  await wait(UNTIL_HEARD)
}

async function costs(server, paths) {
  const found = []
  for (const path of paths) {
    const before = threadsOf(server.pid)
    const { status } = await ask(`${server.address}${path}`)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    const after = threadsOf(server.pid)
    found.push({ main: after.main - before.main, others: after.others - before.others })
  }
  return found
}

function report(title, found) {
  const main = median(found.map((cost) => cost.main))
  const others = median(found.map((cost) => cost.others))
  const whole = found.map((cost) => cost.main + cost.others)
  const mean = whole.reduce((sum, each) => sum + each, 0) / whole.length
  say(
    `${title}: median ${median(whole).toFixed(2)} ms of CPU (main thread ${main.toFixed(2)}, compression and other threads ${others.toFixed(2)}), mean ${mean.toFixed(2)}, ${found.length} pages`,
  )
}

function calibration() {
  const before = process.cpuUsage()
  let sum = 0
  for (let step = 0; step < CALIBRATION_STEPS; step += 1) sum = (sum * 31 + step) % 1_000_003
  const { user, system } = process.cpuUsage(before)
  return sum >= 0 ? (user + system) / 1000 : 0
}
