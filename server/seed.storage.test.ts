import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, closeApp } from './app/app'
import { openTestApp, testDatabases } from './app/testing/test-app'
import { readConfiguration } from './configuration'
import { currentPosition } from './database/change-log'
import { isFilled } from './import/is-filled'
import { seedDatabase } from './seed-database'

describe.each(testDatabases)('the process that fills a database, on $kind', ({ url }) => {
  let app: App
  let dataDir: string

  beforeAll(async () => {
    app = await openTestApp(url)
    dataDir = mkdtempSync(join(tmpdir(), 'toran-fill-'))
  }, 120_000)
  afterAll(async () => {
    await closeApp(app)
    rmSync(dataDir, { recursive: true })
  })

  test('gives an empty one its first content, once, also when two do it at the same time', async () => {
    const configuration = readConfiguration({
      DATABASE_URL: app.database.url,
      DATA_DIR: dataDir,
      SAMPLE: 'no',
    })
    const options = { root: dataDir, configuration, log: pino({ level: 'silent' }) }
    expect(await isFilled(app.database.orm)).toBe(false)
    await Promise.all([seedDatabase(options), seedDatabase(options)])
    expect(await isFilled(app.database.orm)).toBe(true)
    const filled = await currentPosition(app.database)
    await seedDatabase(options)
    expect((await currentPosition(app.database)).id).toBe(filled.id)
  })
})
