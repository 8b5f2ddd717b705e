import { sql } from 'drizzle-orm'
import pino from 'pino'
import { type App, type AppConfiguration, closeApp, createApp } from './app'
import { type Database, openDatabase } from './data/database'

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
  maxBlocks: 500,
}

/** For tests: an app over an empty database. */
export async function openTestApp(
  url: string | undefined,
  configuration: Partial<AppConfiguration> = {},
): Promise<App> {
  const database = await openDatabase({ databaseUrl: url, dataDir: null })
  await emptyTables(database)
  const log = pino({ level: 'silent' })
  return createApp({ database, log, configuration: { ...CONFIGURATION, ...configuration } })
}

/** For tests: takes everything out of every table but what accounts need from the start. */
export async function emptyTables(database: Database): Promise<void> {
  const rows = await database.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'settings')`,
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  await database.orm.execute(sql.raw(`truncate ${names} restart identity cascade`))
}

export { closeApp }
