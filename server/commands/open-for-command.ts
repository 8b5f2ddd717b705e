import { type App, closeApp, createApp } from '../app/app'
import { openDatabaseBeside } from '../app/open-database'
import { appConfiguration } from '../configuration'
import type { Database } from '../database/database'
import { outstandingMigrations } from '../database/migrate'
import { recordAdapters } from '../records'
import { type CommandContext, CommandFailed } from './command'

interface OpenOptions {
  /** True if a missing embedded database is created. */
  readonly mayCreate?: boolean
  /** True if a database in use by a server is refused. */
  readonly isAlone?: boolean
}

/** Opens the configured database without migrating it, even while a server uses it. */
export async function openForCommand(
  { configuration, log }: CommandContext,
  { mayCreate = false, isAlone = false }: OpenOptions = {},
): Promise<Database> {
  const { databaseUrl, dataDir } = configuration()
  const database = await openDatabaseBeside({
    ...{ databaseUrl, dataDir, log, mayCreate, isAlone },
    kinds: recordAdapters,
  })
  if (database) return database
  throw new CommandFailed(
    `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to those of the server.`,
  )
}

/** Refuses a database whose tables don't match this release. */
export async function checkMigrated(database: Database): Promise<void> {
  const outstanding = await outstandingMigrations(database)
  if (outstanding.length > 0)
    throw new CommandFailed(
      `The database is not up to date (${outstanding.length} outstanding migrations). Run first: toran migrate`,
    )
}

/** Runs work with the app of a server that doesn't listen. */
export async function withApp<Result>(
  context: CommandContext,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const database = await openForCommand(context)
  try {
    await checkMigrated(database)
  } catch (error) {
    await database.close()
    throw error
  }
  const configuration = appConfiguration(context.configuration())
  const app = await createApp({ database, log: context.log, configuration })
  try {
    return await work(app)
  } finally {
    await closeApp(app)
  }
}
