import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPage, publishPage } from './support/api.mjs'
import { environmentOf, onEachDatabase, wipe } from './support/databases.mjs'
import { expect, wait } from './support/expect.mjs'
import { toran } from './support/toran.mjs'
import { startVisitors } from './support/visitors.mjs'
import { Writer } from './support/writer.mjs'

const PATH = '/restore-drill'
const WRITERS = 4

/**
 * The server is backed up and then killed under load, and all it stored is deleted. Restored on another port it has the rows and
 * hashes of the backup, and serves the pages; the load's saves until the backup are among them.
 * @type {import('./run.mjs').Scenario}
 */
export default function restoreDrill({ isShort }) {
  return onEachDatabase(run, isShort ? 'embedded' : null)
}

/** @typedef {{ originals: number, tables: Readonly<Record<string, number>> }} Backup */

/** @param {import('./support/databases.mjs').TestDatabase} database */
async function run(database) {
  const place = await mkdtemp(join(tmpdir(), 'toran-drill-'))
  try {
    return await drill(database, place)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * @param {import('./support/databases.mjs').TestDatabase} database
 * @param {string} place
 */
async function drill(database, place) {
  const environment = environmentOf(database)
  const server = database.server({ SAMPLE: 'yes' })
  await server.start()
  await publishPage(server, await createPage(server, PATH))
  const writers = Array.from({ length: WRITERS }, (_, number) => new Writer(number, server))
  for (const writer of writers) await writer.makeDocument()
  const visitors = startVisitors(server, { paths: ['/', PATH] })
  const saving = writers.map((writer) => writer.saveUntilBroken())
  await wait(500)
  const saved = writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
  const started = Date.now()
  /** @type {Backup} */
  const backup = await toran(environment, 'backup', place)
  const backupMs = Date.now() - started
  await server.kill()
  await Promise.all([...saving, visitors.stop()])
  await wipe(database)

  const restoring = Date.now()
  await toran(environment, 'restore', place)
  const restoreMs = Date.now() - restoring
  const again = `${place}/again`
  /** @type {Backup} */
  const { tables } = await toran(environment, 'backup', again)
  const [first, second] = [await contents(place), await contents(again)]
  for (const [name, content] of first)
    expect(
      // The time of the backup itself is noted in the settings.
      name === 'settings' || second.get(name) === content,
      `The table ${name} is as it was: ${second.get(name)}, not ${content}`,
    )

  expect(
    (tables.revisions ?? 0) >= saved,
    `The ${saved} saves acknowledged before the backup are among ${tables.revisions} revisions`,
  )
  const restored = database.server()
  await restored.start()
  expect(restored.address !== server.address, 'It listens on another port')
  for (const path of ['/', PATH, '/editor']) {
    const { status } = await fetch(`${restored.address}${path}`)
    expect(status === 200, `${path} answers ${status}`)
  }
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return { saved, backupMs, restoreMs, tables: first.size, rows, originals: backup.originals }
}

/**
 * The hash of each table's rows, with their number.
 * @param {string} place
 */
async function contents(place) {
  const [newest = ''] = (await readdir(join(place, 'backups'))).sort().reverse()
  const text = await readFile(join(place, 'backups', newest, 'manifest.json'), 'utf8')
  /** @type {{ tables: readonly { name: string, rows: number, contentSha256: string }[] }} */
  const { tables } = JSON.parse(text)
  return new Map(tables.map(({ name, rows, contentSha256 }) => [name, `${rows} ${contentSha256}`]))
}
