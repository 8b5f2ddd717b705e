import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import pino from 'pino'
import { type App, type AppConfiguration, createApp } from './app'
import { type Database, openDatabase } from './data/database'
import { migrate } from './data/migrate'
import { embeddedOver } from './data/open-embedded'

/** For tests: which databases the storage suite runs on. PostgreSQL only where TEST_DATABASE_URL names one. */
export const testDatabases: readonly { readonly kind: string; readonly url: string | undefined }[] =
  [
    { kind: 'embedded', url: undefined },
    ...(process.env.TEST_DATABASE_URL
      ? [{ kind: 'PostgreSQL', url: process.env.TEST_DATABASE_URL }]
      : []),
  ]

export const TEST_TOKEN = 'a-token-for-tests-that-is-long-enough'

const CONFIGURATION: AppConfiguration = {
  apiToken: TEST_TOKEN,
  adminEmail: null,
  adminPassword: null,
  production: false,
  origin: 'http://localhost',
  maxBlocks: 500,
}

/** For tests: an app over an empty database of its own, which is gone when the app is closed. */
export async function openTestApp(
  url: string | undefined,
  configuration: Partial<AppConfiguration> = {},
): Promise<App> {
  const own = url === undefined ? null : await createDatabase(url)
  const database = own
    ? await openDatabase({ databaseUrl: own.url, dataDir: null })
    : await copyEmptyDatabase()
  const log = pino({ level: 'silent' })
  const close = async () => {
    await database.close()
    await own?.drop()
  }
  return createApp({
    database: { ...database, close },
    log,
    configuration: { ...CONFIGURATION, ...configuration },
  })
}

let emptyDatabase: Promise<Blob> | undefined

/** An embedded database with its tables made: a copy of the first, which takes a tenth of the time of another. */
async function copyEmptyDatabase(): Promise<Database> {
  emptyDatabase ??= makeEmptyDatabase()
  return embeddedOver(await PGlite.create({ loadDataDir: await emptyDatabase }))
}

async function makeEmptyDatabase(): Promise<Blob> {
  const client = await PGlite.create('memory://')
  await migrate(embeddedOver(client))
  const files = await client.dumpDataDir('none')
  await client.close()
  return files
}

/** A database beside the named one, so that test files can run at the same time. */
async function createDatabase(url: string) {
  const name = `toran_test_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
