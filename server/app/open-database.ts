import type { Database, DatabaseLog } from '../database/database'
import { openEmbedded } from '../database/embedded/open-embedded'
import { migrate } from '../database/migrate'
import { openServer } from '../database/open-postgres'

interface DatabaseOptions {
  /** `postgres://…`; the embedded database in `dataDir` when not given. */
  readonly databaseUrl?: string | null
  /** Where the embedded database keeps its files. */
  readonly dataDir: string
  readonly log: DatabaseLog
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log } = options
  const database = databaseUrl ? openServer(databaseUrl, log) : await openEmbedded(dataDir, log)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
