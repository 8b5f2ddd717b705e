import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOf, onEachDatabase, wipe } from './support/databases.mjs'
import { expect } from './support/expect.mjs'
import { killToran, toran } from './support/toran.mjs'
import { addWork, FILES_OF_WORK } from './support/work-in-progress.mjs'

/** The times beyond the number of kills that a command may be done before it is killed. */
const SPARE = 20

/**
 * `toran export` is killed at random moments, then `toran import` of its archive into an empty database. Run again to their end they
 * give what they give when nothing is killed: the same bytes, and a database whose own archive has these bytes, too.
 * @type {import('./run.mjs').Scenario}
 */
export default function archiveKilled({ isShort }) {
  const kills = isShort ? 3 : 20
  return onEachDatabase((database) => run(database, kills), isShort ? 'embedded' : null)
}

/**
 * @param {import('./support/databases.mjs').TestDatabase} database
 * @param {number} kills
 */
async function run(database, kills) {
  const place = await mkdtemp(join(tmpdir(), 'toran-archives-'))
  try {
    return await killBoth(database, { kills, place })
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * @param {import('./support/databases.mjs').TestDatabase} database
 * @param {{ kills: number, place: string }} form
 */
async function killBoth(database, { kills, place }) {
  const environment = environmentOf(database)
  const sample = database.server({ SAMPLE: 'yes' })
  await sample.start()
  await addWork(sample)
  await sample.stop()
  const [whole, resumed, again] = ['whole', 'resumed', 'again'].map((name) =>
    join(place, `${name}.zip`),
  )
  if (!whole || !resumed || !again) throw new Error('no paths')
  const exportMs = await timeOf(() => exportTo(environment, whole))

  const exportKills = await killAtRandom(kills, exportMs, {
    run: (ms) => killToran(environment, ms, 'export', resumed, '--people'),
    async afterKill() {
      // Between its last byte and its end it may be killed, too.
      if (!existsSync(resumed)) return
      await expectSame(whole, resumed, 'An archive that has its name')
      await rm(resumed)
    },
    afterEnd: () => rm(resumed),
  })
  await exportTo(environment, resumed)
  await expectSame(whole, resumed, 'the archive')
  expect(!existsSync(`${resumed}.partial`), 'Nothing unfinished is left beside the archive')

  await wipe(database)
  await toran(environment, 'migrate')
  const importMs = await timeOf(() => toran(environment, 'import', whole))
  await wipe(database)
  await toran(environment, 'migrate')
  const importKills = await killAtRandom(kills, importMs, {
    run: (ms) => killToran(environment, ms, 'import', whole),
    async afterEnd() {
      await wipe(database)
      await toran(environment, 'migrate')
    },
  })
  /** @type {{ originals: { stored: number, known: number } }} */
  const { originals } = await toran(environment, 'import', whole)
  await exportTo(environment, again)
  await expectSame(whole, again, 'the archive of the imported network')
  return { exportMs, exportKills, importMs, importKills, originals }
}

/**
 * Exports everything that archives can have.
 * @param {Readonly<Record<string, string>>} environment
 * @param {string} path
 */
async function exportTo(environment, path) {
  /** @type {{ lines: Readonly<Record<string, number>> }} */
  const { lines } = await toran(environment, 'export', path, '--people')
  for (const name of FILES_OF_WORK) expect((lines[name] ?? 0) > 0, `The archive has ${name}`)
}

/**
 * Kills a command until it was killed often enough; answers after how many milliseconds, each time.
 * @param {number} kills
 * @param {number} longest
 * @param {{ run: (ms: number) => Promise<boolean>, afterKill?: () => Promise<void>, afterEnd: () => Promise<void> }} command
 */
async function killAtRandom(kills, longest, { run: runFor, afterKill, afterEnd }) {
  /** @type {number[]} */
  const moments = []
  let within = longest
  for (let tries = 0; moments.length < kills; tries += 1) {
    expect(tries < kills + SPARE, `${kills} kills before the command was done: ${moments.length}`)
    const ms = Math.round(Math.random() * within)
    const started = Date.now()
    if (await runFor(ms)) {
      moments.push(ms)
      await afterKill?.()
    } else {
      // The machine was busier when the time was taken.
      within = Math.min(within, Date.now() - started)
      await afterEnd()
    }
  }
  return moments
}

/** @param {() => Promise<unknown>} work */
async function timeOf(work) {
  const started = Date.now()
  await work()
  return Date.now() - started
}

/**
 * @param {string} one
 * @param {string} other
 * @param {string} what
 */
async function expectSame(one, other, what) {
  const [first, second] = await Promise.all([readFile(one), readFile(other)])
  expect(first.equals(second), `${what} has the same bytes: ${first.length} and ${second.length}`)
}
