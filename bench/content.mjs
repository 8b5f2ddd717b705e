import { join } from 'node:path'
import pg from 'pg'
import { readArguments } from '../scripts/arguments.mjs'
import { onEachDatabase } from '../scripts/faults/support/databases.mjs'
import { ensureBuild, ensureDependencies, runSteps, say } from '../scripts/setup.mjs'
import { changeAll } from './content/change-all.mjs'
import { changeEvent } from './content/change-event.mjs'
import { changeLayout, METRICS_TOKEN } from './content/change-layout.mjs'
import { fillNetwork, LOCATIONS, RECORDS } from './content/fill-network.mjs'
import { locationQueries } from './content/location-lists.mjs'
import { changeNetworkPage } from './content/network-page.mjs'
import { acceptedPerson } from './content/person.mjs'
import { contentQueries } from './content/queries.mjs'
import { replaceAll } from './content/replace-all.mjs'
import { percentile } from './measure.mjs'
import { ask } from './server/requests.mjs'

/**
 * `npm run bench:content [-- --databases embedded,postgres --rounds 40 --lists]`: how long someone of head office waits for a list, a
 * search, a filter, the media library and what uses a picture, in a network of 100 locations with 400 records each; and
 * 500 records that are archived, with what becomes of each; a phone number that is replaced on 4,000 pages, and undone; how many pages are rendered again for an edit of one event, and of one location; the layout
 * of all pages, with how long they are stale; and a network page that is published to all
 * locations. Pages have three languages. The goals are beside; so is what a query costs that asks for nothing, by which a busy
 * machine is told from a slow list. `--lists` measures the lists and the network page alone: `LOCATIONS=1000 RECORDS=40 PAGES=4` is a
 * network of a thousand locations.
 */
const { values } = readArguments(
  'Usage: npm run bench:content [-- --databases embedded,postgres --rounds 40 --lists]',
  {
    options: {
      databases: { type: 'string', default: 'embedded,postgres' },
      rounds: { type: 'string', default: '40' },
      lists: { type: 'boolean', default: false },
    },
  },
)
/** Of the lists; at 1,000 locations they may take longer. */
const GOAL_MS = LOCATIONS < 1000 ? 50 : 100
/** Asks the database for nothing: what it takes is what the machine and the way to the server take. */
const FLOOR = { query: '{ __typename }', variables: {} }
const BULK = 500

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const figures = await onEachDatabase(measure, values.databases)
  for (const [kind, rows] of Object.entries(figures)) print(kind, rows)
})

/** @param {import('../scripts/faults/support/databases.mjs').TestDatabase} database */
async function measure({ server: startServer, postgres, dataDir }) {
  const server = startServer({ TRUSTED_PROXIES: '127.0.0.1', SAMPLE: 'yes', METRICS_TOKEN })
  await server.start()
  const client = await connect({ postgres, dataDir })
  say(`Filling ${LOCATIONS} locations…`)
  const filled = await fillNetwork(client)
  await client.end()
  // Someone who keeps a location at which nobody has saved anything: the longest way to “nothing was changed”.
  const own = await acceptedPerson(server, { locationId: filled.locations.at(-1).id })
  const rows = []
  const floors = []
  await measureAll(contentQueries(filled))
  const network = await changeNetworkPage(server, filled.locations)
  await measureAll(await locationQueries(server, filled.locations))
  rows.push({ name: 'a query of nothing, in between', ...spread(floors), goal: GOAL_MS })
  const others = values.lists ? [] : await measureChanges()
  await server.stop()
  return [...rows, ...others, ...network]

  async function measureAll(queries) {
    for (const { name, query, variables, isOwn } of queries) {
      const token = isOwn ? own : server.token
      // Compiling and caching by the first of its kind is no part of the cost of a list.
      await timeOf(server, { query, variables: variables(0) }, token)
      const times = []
      for (let round = 0; round < Number(values.rounds); round += 1) {
        times.push(await timeOf(server, { query, variables: variables(round) }, token))
        floors.push(await timeOf(server, FLOOR))
      }
      rows.push({ name, ...spread(times), goal: GOAL_MS })
    }
  }

  async function measureChanges() {
    const bulk = await changeAll(server, filled.events.slice(0, BULK))
    const replaced = await replaceAll(server)
    const edits = await changeEvent(server, {
      locations: filled.locations,
      async lastChange() {
        const reader = await connect({ postgres, dataDir })
        const { rows } = await reader.query('select keys from changes order by id desc limit 1')
        await reader.end()
        return rows[0].keys
      },
    })
    const layout = await changeLayout(server, filled.locations)
    return [bulk, ...replaced, ...edits, ...layout]
  }
}

async function connect({ postgres, dataDir }) {
  const client = new pg.Client(
    postgres
      ? { connectionString: postgres.url }
      : { host: join(dataDir, 'postgres/socket'), user: 'toran', database: 'toran' },
  )
  await client.connect()
  return client
}

function spread(times) {
  return { median: percentile(times, 50), p95: percentile(times, 95), most: Math.max(...times) }
}

async function timeOf(server, payload, token = server.token) {
  const started = performance.now()
  const { body } = await ask(`${server.address}/graphql`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      'accept-encoding': 'identity',
    },
    body: JSON.stringify(payload),
  })
  const time = performance.now() - started
  const { errors } = JSON.parse(body.toString())
  if (errors) throw new Error(JSON.stringify(errors))
  return time
}

function print(kind, rows) {
  say(`${kind}: ${LOCATIONS} locations with ${RECORDS} records each`)
  for (const { name, median, p95, most, goal, note } of rows) {
    const figure =
      note ??
      `median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, most ${most.toFixed(1)} ms (goal ≤ ${goal})`
    say(`  ${name.padEnd(44)} ${figure}`)
  }
}
