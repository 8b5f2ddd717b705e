import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { ensureBuild, ensureDependencies, run, runSteps, say } from './setup.mjs'
import { readReport } from './test-report.mjs'

/**
 * `npm test`: everything, on a fresh clone too. Installs what is missing, then checks the code, runs the unit tests,
 * the storage tests on the embedded database, those of what databases do in their own way on a PostgreSQL server too, and the
 * browser tests and the guides; on Linux also what it costs, and the faults and attacks that show most in the least time. `npm test -- --whole` runs all storage tests on both, and adds
 * the other faults and attacks that have a short form, which takes a quarter of an hour more.
 */

/**
 * Folders of scripts with a short form that reports how many of its scenarios held, and those that run each time: together two
 * minutes. The others wait for patience to run out.
 */
const SCENARIOS = [
  {
    ...{ title: 'Faults', folder: 'faults' },
    always: ['disk-full', 'publish-in-parallel', 'store-stopped', 'two-servers'],
  },
  {
    ...{ title: 'Attacks', folder: 'attacks' },
    always: [
      'bodies',
      'inputs',
      'leaving',
      'networks',
      'parameters',
      'pictures',
      'previews',
      'queries',
      'senders',
    ],
  },
]

const { values: given } = readArguments(
  `Usage: npm test [-- --whole]

--whole runs all storage tests on both databases, and adds the other faults and attacks.`,
  { options: { whole: { type: 'boolean', default: false } } },
)
const isWhole = given.whole
const begun = Date.now()
/** The time of each part, in seconds. */
const times = []
/** A run ends within 30 minutes. On a slow machine parts are left out and named; `--whole` leaves out none. */
const MAX_SECONDS = 28 * 60
/** No part after the browser tests is begun later than this. */
const LAST_START_SECONDS = 24 * 60

await runSteps(async () => {
  await ensureDependencies()
  const reports = await mkdtemp(join(tmpdir(), 'toran-test-'))
  try {
    const failed = [
      ...(await step('Checking format, lint and imports', bin('@biomejs/biome/bin/biome'), [
        'check',
        '--error-on-warnings',
      ])),
      ...(await step('Checking types', bin('typescript/bin/tsc'), ['-b'])),
    ]
    await ensureBuild()
    failed.push(...(await unitAndStorageTests(join(reports, 'unit.json'))))
    failed.push(...(await browserTests(join(reports, 'browser.json'))))
    // Processor time is read from /proc.
    if (process.platform === 'linux') {
      failed.push(
        ...(await later('Memory and costs of the built server', 'bench/server.mjs', ['--short'])),
        ...(await later(
          'What the editor costs beside the floor and its rivals',
          'bench/editor.mjs',
          ['--gate'],
        )),
        ...(await scenarios(reports)),
      )
    }
    failed.push(...(await guideTests(join(reports, 'guides.json'))))
    await sumUp(reports, failed)
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
})

/** The guarantees while something breaks, or someone means harm. */
async function scenarios(reports) {
  const failed = []
  for (const { title, folder, always } of SCENARIOS)
    failed.push(
      ...(await later(
        `${title}, short form`,
        `scripts/${folder}/run.mjs`,
        [...(isWhole ? [] : always), '--short'],
        { REPORT: join(reports, `${folder}.json`) },
      )),
    )
  return failed
}

async function unitAndStorageTests(report) {
  const { startPostgres } = await import('../scripts/postgres.mjs')
  const postgres = await startPostgres({ isDurable: false })
  try {
    return await step(
      postgres
        ? 'Unit tests, and storage tests on the embedded database and the PostgreSQL of this machine'
        : 'Unit tests, and storage tests on the embedded database, as its own and as a server',
      bin('vitest/vitest.mjs'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      {
        ...(postgres && { TEST_DATABASE_URL: postgres.url }),
        ...(isWhole && { STORAGE: 'both' }),
      },
    )
  } finally {
    await postgres?.stop()
  }
}

async function browserTests(report) {
  const { findOrInstallChromium } = await import('./browser.mjs')
  const chromium = await findOrInstallChromium()
  return step(
    `Browser tests in ${chromium}`,
    bin('@playwright/test/cli.js'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...shard()],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, RETRIES: '1' },
  )
}

/** Builds a copy of its own; counted like the other browser tests. */
async function guideTests(report) {
  return later(
    'The guides: their examples added to a copy, built and used',
    'scripts/guides.mjs',
    [],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
}

/** Another share of the browser tests each day where all of them would take too long, judged by what the unit tests took. */
function shard() {
  const [, took] = times.at(-1)
  const left = MAX_SECONDS - secondsSoFar() - 0.4 * took
  const count = isWhole ? 1 : Math.min(6, Math.max(1, Math.ceil((2 * took) / Math.max(left, 1))))
  if (count === 1) return []
  const index = (Math.floor(Date.now() / 86_400_000) % count) + 1
  say(`This machine is slow: share ${index} of ${count} of the browser tests.`)
  return [`--shard=${index}/${count}`]
}

/** A part that is left out when there is no time for it. */
async function later(title, script, args, environment) {
  if (!isWhole && secondsSoFar() > LAST_START_SECONDS) {
    say(`\n== ${title}: left out, this machine is slow`)
    return []
  }
  return step(title, script, args, environment)
}

function secondsSoFar() {
  return seconds(begun)
}

/** Runs one part of the tests; returns its title when it failed. */
async function step(title, script, args, environment = {}) {
  say(`\n== ${title}`)
  const started = Date.now()
  const code = await run(process.execPath, [script, ...args], environment)
  times.push([title, seconds(started)])
  say(`== ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(started)} s`)
  return code === 0 ? [] : [title]
}

async function sumUp(reports, failedSteps) {
  const names = ['unit', 'browser', 'guides', ...SCENARIOS.map(({ folder }) => folder)]
  const read = await Promise.all(names.map((name) => readReport(join(reports, `${name}.json`))))
  const failures = read.flatMap((report) => report.failures)
  const passed = read.reduce((sum, report) => sum + report.passed, 0)
  say(`\n== In ${seconds(begun)} s`)
  for (const [title, time] of times) say(`${String(time).padStart(5)} s  ${title}`)
  say('')
  for (const title of failedSteps) say(`FAILED: ${title}`)
  const flaky = read.flatMap((report) => report.flaky ?? [])
  // First the names alone: the reasons may be long.
  for (const { title } of failures) say(`✗ ${title}`)
  for (const { title } of flaky) say(`FLAKY, passed at the second try: ${title}`)
  for (const { title, why } of [...failures, ...flaky]) say(`\n${title}\n${why}`)
  process.stdout.write(
    `\n${passed} passed, ${Math.max(failures.length, failedSteps.length)} failed\n`,
  )
  if (failedSteps.length > 0 || failures.length > 0) process.exitCode = 1
}

function bin(path) {
  return join('node_modules', path)
}

function seconds(started) {
  return Math.round((Date.now() - started) / 1000)
}
