import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readArguments } from '../scripts/arguments.mjs'
import { environmentOf, onEachDatabase, wipe } from '../scripts/faults/support/databases.mjs'
import { ensureBuild, ensureDependencies, runSteps, SetupError, say } from '../scripts/setup.mjs'
import { fillPages } from './archive/fill-pages.mjs'
import { measureToran } from './archive/run-toran.mjs'

/**
 * `npm run bench:archive`: a network is exported, imported into an empty database and exported again, which has to give the same bytes; with
 * the time and the memory of each step (docs/archive.md).
 */
const USAGE =
  'Usage: npm run bench:archive [-- --locations 100 --pages 40 --pictures 2000 --databases embedded,postgres]'
const { values } = readArguments(USAGE, {
  options: {
    locations: { type: 'string', default: '100' },
    pages: { type: 'string', default: '40' },
    pictures: { type: 'string', default: '2000' },
    databases: { type: 'string', default: 'embedded' },
  },
})
/** More than a command that does nothing has. */
const MAX_MIB = 200

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const figures = await onEachDatabase(measure, values.databases)
  say(
    `${values.locations} locations with ${values.pages} pages each in 3 languages, ${values.pictures} pictures, and the sample`,
  )
  for (const [kind, { bytes, idle, steps }] of Object.entries(figures)) {
    say(
      `${kind}: an archive of ${(bytes / 1e6).toFixed(1)} MB; a command that does nothing has ${idle.toFixed(0)} MiB`,
    )
    for (const [name, { seconds, peakMiB }] of Object.entries(steps))
      say(
        `  ${name.padEnd(32)} ${seconds.toFixed(1)} s, ${peakMiB.toFixed(0)} MiB at most, ${(peakMiB - idle).toFixed(0)} above it (goal ≤ ${MAX_MIB})`,
      )
  }
})

/** @param {import('../scripts/faults/support/databases.mjs').TestDatabase} database */
async function measure(database) {
  const place = await mkdtemp(join(tmpdir(), 'toran-bench-archive-'))
  try {
    return await roundTrip(database, place)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * @param {import('../scripts/faults/support/databases.mjs').TestDatabase} database
 * @param {string} place
 */
async function roundTrip(database, place) {
  const environment = environmentOf(database)
  const [first, again] = [join(place, 'first.zip'), join(place, 'again.zip')]
  await fill(database)
  const exported = await measureToran(environment, 'export', first)
  await wipe(database)
  await measureToran(environment, 'migrate')
  const nothing = await measureToran(environment, 'migrate')
  const imported = await measureToran(environment, 'import', first)
  const exportedAgain = await measureToran(environment, 'export', again)
  const [one, other] = [await hashOf(first), await hashOf(again)]
  if (one !== other) throw new SetupError(`The second archive is another: ${one} and ${other}`)
  return {
    bytes: (await stat(first)).size,
    idle: nothing.peakMiB,
    steps: {
      export: exported,
      'import into an empty database': imported,
      'export again, the same bytes': exportedAgain,
    },
  }
}

/** @param {import('../scripts/faults/support/databases.mjs').TestDatabase} database */
async function fill({ server: startServer, postgres, dataDir }) {
  const server = startServer({ SAMPLE: 'yes' })
  await server.start()
  const client = new pg.Client(
    postgres
      ? { connectionString: postgres.url }
      : { host: join(dataDir, 'postgres/socket'), user: 'toran', database: 'toran' },
  )
  await client.connect()
  say('Filling the network …')
  await fillPages(client, {
    originals: join(dataDir, 'originals'),
    locations: Number(values.locations),
    pages: Number(values.pages),
    pictures: Number(values.pictures),
  })
  await client.end()
  await server.stop()
}

/** @param {string} file */
async function hashOf(file) {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part)
  return hash.digest('hex')
}
