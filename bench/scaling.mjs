import pg from 'pg'
import { readArguments } from '../scripts/arguments.mjs'
import { onDatabase } from '../scripts/faults/support/databases.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { ensureBuild, ensureDependencies, runSteps, SetupError, say } from '../scripts/setup.mjs'
import { fillNetwork, LOCATIONS, PAGES, RECORDS } from './content/fill-network.mjs'
import { median, percentile } from './measure.mjs'
import { memoryOf, threadsOf } from './server/processes.mjs'
import { ask } from './server/requests.mjs'

/**
 * `LOCATIONS=1000 PAGES=4 npm run bench:scaling`: what grows with the number of locations, on PostgreSQL (docs/scaling.md): the database, a start,
 * memory, processor, lists, a page that is not cached, the sitemap.
 */
readArguments('Usage: LOCATIONS=1000 PAGES=4 npm run bench:scaling', { options: {} })

const ROUNDS = 30
/** Of the sample: its site has no part of its own in addresses. */
const DEFAULT_LOCATION = 'brookfield'
const EVENTS = `query ($locationSlug: String) { records(kind: "event", locationSlug: $locationSlug, editable: true, first: 50) {
  totalCount(atMost: 1001) nodes { id title updatedAt } } }`
const LOCATION_LIST = '{ locations(first: 25) { totalCount nodes { id slug name } } }'
const SEARCH = `query ($locationSlug: String!, $text: String!) {
  search(locationSlug: $locationSlug, text: $text, first: 10) { totalCount } }`

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const postgres = await startPostgres()
  if (!postgres) throw new SetupError('There are no PostgreSQL programs')
  try {
    const figures = await onDatabase(postgres, measure)
    say(`${LOCATIONS} locations with ${RECORDS} records and ${PAGES} pages each`)
    for (const [name, figure] of Object.entries(figures)) say(`  ${name.padEnd(44)} ${figure}`)
  } finally {
    await postgres.stop()
  }
})

/** @param {import('../scripts/faults/support/databases.mjs').TestDatabase} database */
async function measure({ server: startServer, postgres }) {
  const server = startServer({ TRUSTED_PROXIES: '127.0.0.1', SAMPLE: 'yes' })
  await server.start()
  await server.stop()
  const client = new pg.Client({ connectionString: postgres?.url })
  await client.connect()
  const filled = await fillNetwork(client)
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes')
  await client.end()
  const started = performance.now()
  await server.start()
  const startMs = performance.now() - started
  const startMemory = memoryOf(server.pid ?? 0).pss
  const slugs = filled.locations.slice(-ROUNDS).map(({ slug }) => slug)
  await get(server, '/')
  const before = threadsOf(server.pid ?? 0)
  const pages = await timesOf(slugs.map((slug) => () => get(server, homeOf(slug))))
  const after = threadsOf(server.pid ?? 0)
  const spent = after.main + after.others - before.main - before.others
  const cached = await timesOf(slugs.map((slug) => () => get(server, homeOf(slug))))
  return {
    'database, MB': Math.round(Number(rows[0].bytes) / 1e6),
    'start, ms': Math.round(startMs),
    'memory after it, MiB': Math.round(startMemory),
    'processor of a page that is not cached, ms': (spent / slugs.length).toFixed(1),
    'home pages of locations, not cached, ms': pages,
    'the same, cached, ms': cached,
    'sitemap, first and again; a part': `${await timeOf(() => get(server, '/sitemap.xml'))}, ${await timeOf(() => get(server, '/sitemap.xml'))}; ${await timeOf(() => get(server, '/sitemap-3.xml'))}`,
    'events of a location, ms': await timesOf(
      slugs.map((locationSlug) => () => query(server, EVENTS, { locationSlug })),
    ),
    'events of the network, ms': await timesOf(slugs.map(() => () => query(server, EVENTS, {}))),
    'locations, ms': await timesOf(slugs.map(() => () => query(server, LOCATION_LIST, {}))),
    'a search, ms': await timesOf(
      slugs.map(
        (_, index) => () => query(server, SEARCH, { locationSlug: slugs[index], text: 'festival' }),
      ),
    ),
    'memory after that, MiB': Math.round(memoryOf(server.pid ?? 0).pss),
  }
}

/** The address of a location's home page. @param {string} slug */
function homeOf(slug) {
  return slug === DEFAULT_LOCATION ? '/' : `/${slug}`
}

/**
 * @param {readonly (() => Promise<void>)[]} works one after another
 */
async function timesOf(works) {
  const times = []
  for (const work of works) times.push(await timeOf(work))
  return `median ${median(times).toFixed(1)}, p95 ${percentile(times, 95).toFixed(1)}`
}

/** @param {() => Promise<void>} work */
async function timeOf(work) {
  const started = performance.now()
  await work()
  return Math.round((performance.now() - started) * 10) / 10
}

/**
 * @param {import('../scripts/faults/support/server.mjs').TestServer} server
 * @param {string} path
 */
async function get({ address }, path) {
  const { status } = await ask(`${address}${path}`)
  if (status >= 400) throw new Error(`${path} was answered with ${status}`)
}

/**
 * @param {import('../scripts/faults/support/server.mjs').TestServer} server
 * @param {string} text
 * @param {Readonly<Record<string, unknown>>} variables
 */
async function query({ address, token }, text, variables) {
  const { body } = await ask(`${address}/graphql`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      'accept-encoding': 'identity',
    },
    body: JSON.stringify({ query: text, variables }),
  })
  const { errors } = JSON.parse(body.toString())
  if (errors) throw new Error(JSON.stringify(errors))
}
