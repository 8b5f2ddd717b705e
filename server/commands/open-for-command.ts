import { type App, closeApp, createApp } from '../app/app'
import { openDatabaseBeside } from '../app/open-database'
import { appConfiguration } from '../configuration'
import type { Database } from '../database/database'
import { outstandingMigrations } from '../database/migrate'
import { recordAdapters } from '../records'
import { type CommandContext, CommandFailed } from './command'

interface OpenOptions {
  /** Whether an embedded database is made where there is none. */
  readonly mayCreate?: boolean
  /** Whether one that a server runs is refused. */
  readonly isAlone?: boolean
}

/** The database of the settings, as it is; also while a server uses it. */
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

/** Refuses a database whose tables are not those of this release. */
export async function checkMigrated(database: Database): Promise<void> {
  const outstanding = await outstandingMigrations(database)
  if (outstanding.length > 0)
    throw new CommandFailed(
      `The database is not up to date (${outstanding.length} outstanding migrations). Run first: toran migrate`,
    )
}

/** Does the work with the parts of a server that does not listen. */
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
