import { readArguments } from '../scripts/arguments.mjs'
import { onDatabase } from '../scripts/faults/support/databases.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { ensureBuild, ensureDependencies, runSteps, say } from '../scripts/setup.mjs'
import { runAll } from './server/run-all.mjs'

/**
 * `npm run bench:server [-- --minutes 10] [--databases embedded,postgres] [--short]`: what the built server takes of a
 * machine, with the goals beside. `--short` is what `npm test` runs: half a minute on the embedded database, which
 * fails where figures that are steady on a busy machine too are far from their goals. Linux.
 */
const { values } = readArguments(
  'Usage: npm run bench:server [-- --minutes 10 --databases embedded,postgres --short]',
  {
    options: {
      minutes: { type: 'string', default: '10' },
      databases: { type: 'string', default: 'embedded,postgres' },
      short: { type: 'boolean', default: false },
    },
  },
)

const AMOUNTS = values.short
  ? { settle: 2, restarts: 3, texts: 10, rounds: 9, saves: 10, loaded: 5 }
  : {
      settle: 15,
      restarts: 6,
      texts: 40,
      rounds: 25,
      saves: 100,
      loaded: Number(values.minutes) * 60,
    }

const GOALS = {
  embedded: { idle: 200, loaded: 320, restart: 1500 },
  postgres: { idle: 120, loaded: 200, restart: 800 },
}

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const kinds = values.short ? ['embedded'] : values.databases.split(',')
  for (const kind of kinds) {
    const postgres = kind === 'postgres' ? await startPostgres() : null
    if (kind === 'postgres' && !postgres) {
      say('NOTICE: no PostgreSQL programs found; that run is left out.')
      continue
    }
    try {
      const figures = await onDatabase(postgres, (database) => runAll(database, AMOUNTS))
      print(kind, figures)
      if (values.short) gate(figures)
    } finally {
      await postgres?.stop()
    }
  }
})

function print(kind, figures) {
  const { firstIdle, restartIdle, uncached, unknown, cached, loaded } = figures
  const { idle, loaded: full, restart } = GOALS[kind]
  const rows = [
    ['memory idle, first start, MiB PSS (RSS)', both(firstIdle), `≤ ${idle}`],
    ['memory idle, restarted, MiB PSS (RSS)', both(restartIdle), `≤ ${idle}`],
    ['memory at the end of the load, MiB PSS', round(loaded.memory), `≤ ${full}`],
    ['memory at its highest, MiB PSS', round(loaded.peak), ''],
    ['memory idle after the load, MiB PSS', round(figures.afterLoad), ''],
    ['image library in the server', figures.isFreeOfImages ? 'no' : 'yes', 'no'],
    ['restart, wall ms', round(figures.restartWall), `≤ ${restart}`],
    ['restart, CPU ms', round(figures.restartCpu), ''],
    ['uncached sample page, median, CPU ms', round(uncached.samplePage), '≤ 3'],
    ['uncached page of 20 text blocks, CPU ms', round(uncached.textPage), '≤ 1.0'],
    ['unknown address, CPU ms', round(unknown), '≤ 0.5'],
    ['cached page, CPU µs (bare Node)', `${round(cached.toranUs)} (${round(cached.bareUs)})`, ''],
    ['cached page beside bare Node', `× ${round(cached.ratio)}`, '≤ × 1.15'],
    ['save alone, p95 ms', round(figures.saveAlone), ''],
    [`save of 10 editors beside 200 visitors, p95 ms`, round(loaded.p95), '≤ 200'],
    [`visitors without an answer, of ${loaded.pages}`, String(loaded.timeouts), '0'],
  ]
  const title = `${kind === 'postgres' ? 'PostgreSQL' : 'embedded'}, ${AMOUNTS.loaded} s of load`
  process.stdout.write(`\n| ${title} | measured | goal |\n|---|---|---|\n`)
  for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`)
}

/** Only what a busy machine does not change: memory, what is loaded, and what is measured in alternation with bare Node. */
function gate({ firstIdle, restartIdle, cached, loaded, isFreeOfImages }) {
  const broken = [
    firstIdle.pss > 1.25 * GOALS.embedded.idle &&
      `${round(firstIdle.pss)} MiB after the first start`,
    restartIdle.pss > 1.25 * GOALS.embedded.idle && `${round(restartIdle.pss)} MiB when idle`,
    loaded.memory > 1.25 * GOALS.embedded.loaded && `${round(loaded.memory)} MiB under load`,
    cached.ratio > 1.6 && `a cached page costs × ${round(cached.ratio)} of bare Node`,
    !isFreeOfImages && 'the server has loaded the image library',
    loaded.timeouts > 0 && `${loaded.timeouts} visitors got no answer`,
  ].filter(Boolean)
  for (const each of broken) say(`FAILED: ${each}`)
  if (broken.length > 0) process.exitCode = 1
}

function both({ pss, rss }) {
  return `${round(pss)} (${round(rss)})`
}

function round(value) {
  if (value >= 100) return String(Math.round(value))
  return value.toFixed(value < 10 ? 2 : 1)
}
