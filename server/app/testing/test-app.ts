import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { inject } from 'vitest'
import type { Database } from '../../database/database'
import { openServer } from '../../database/open-postgres'
import type { StoredKinds } from '../../database/orm'
import { administer, databaseUrl, type TestServer } from '../../database/testing/test-server'
import { recordAdapters } from '../../records'
import { type App, type AppConfiguration, createApp } from '../app'

interface TestDatabase {
  readonly kind: string
  /** The URL of a PostgreSQL server, TEST_DATABASE_URL or the one of the run; `undefined` for the embedded database. */
  readonly url: string | undefined
}

/** For tests of what a database may do in its own way: migrations, locks, writes at the same moment, searching, jobs. */
export const bothDatabases: readonly TestDatabase[] = [
  { kind: 'embedded', url: undefined },
  { kind: 'PostgreSQL', url: inject('testServer').url },
]

/** For all other tests of storage: both speak the same driver, so the embedded one does. `STORAGE=both` runs them on both. */
export const testDatabases =
  process.env.STORAGE === 'both' ? bothDatabases : bothDatabases.slice(0, 1)

export const TEST_TOKEN = 'a-token-for-tests-that-is-long-enough'

const CONFIGURATION: AppConfiguration = {
  apiToken: TEST_TOKEN,
  adminEmail: null,
  adminPassword: null,
  production: false,
  origin: 'http://localhost',
  maxBlocks: 500,
  mapsKey: null,
  geocoderUrl: null,
  oidc: null,
  messageDays: 730,
  smtpUrl: null,
  mailFrom: 'Toran <office@toran.example>',
}

/** For tests: an app over an empty database of its own, which is gone when the app is closed. */
export async function openTestApp(
  url: string | undefined,
  configuration: Partial<AppConfiguration> = {},
): Promise<App> {
  return appOver(await openTestDatabase(url, 'tables'), configuration)
}

/** For tests: a database of its own with all tables or with nothing in it; it is gone when it is closed. */
export async function openTestDatabase(
  url: string | undefined,
  holding: 'tables' | 'nothing',
  kinds: StoredKinds = recordAdapters,
): Promise<Database> {
  const server = url === undefined ? inject('testCluster') : inject('testServer')
  const own = await createDatabase(server, holding === 'tables' ? server.template : 'template0')
  const database = openServer(own.url, { kinds, log: pino({ level: 'silent' }) })
  const close = async () => {
    await database.close()
    await own.drop()
  }
  return { ...database, kind: url === undefined ? 'embedded' : 'postgres', close }
}

/** For tests: an app over a database whose tables are there. */
export function appOver(
  database: Database,
  configuration: Partial<AppConfiguration> = {},
): Promise<App> {
  return createApp({
    database,
    log: pino({ level: 'silent' }),
    configuration: { ...CONFIGURATION, ...configuration },
  })
}

/** For tests: the app of another server on the same PostgreSQL database; what the first one closes is gone for it too. */
export async function openAppBeside({ database: { rows } }: App): Promise<App> {
  const [row] = await rows<{ name: string }>(sql`select current_database() as name`)
  const log = pino({ level: 'silent' })
  const database = openServer(databaseUrl(inject('testServer').url, row?.name ?? ''), {
    kinds: recordAdapters,
    log,
  })
  return createApp({
    database: { ...database, kind: 'postgres' },
    log,
    configuration: CONFIGURATION,
  })
}

/** A database beside the named one, made from a template, so that test files can run at the same time. */
async function createDatabase({ url }: TestServer, template: string) {
  const name = `toran_test_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseUrl(url, name),
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}
