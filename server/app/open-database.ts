import type { Database, DatabaseLog } from '../database/database'
import { openEmbedded } from '../database/embedded/open-embedded'
import { hasCluster, runningClusterUrl } from '../database/embedded/running-cluster'
import { FolderInUse } from '../database/lock-folder'
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

/**
 * Opens the database for a command, as it is: an embedded one also while a server runs it, by a connection beside the server's.
 * `null` when there is none and none may be made.
 */
export async function openDatabaseBeside(
  options: DatabaseOptions & {
    readonly mayCreate: boolean
    /** Whether an embedded one that a server runs is refused. */
    readonly isAlone?: boolean
  },
): Promise<Database | null> {
  const { databaseUrl, dataDir, log, mayCreate, isAlone = false } = options
  if (databaseUrl) return openServer(databaseUrl, log)
  if (!mayCreate && !hasCluster(dataDir)) return null
  try {
    return await openEmbedded(dataDir, log)
  } catch (error) {
    const url = error instanceof FolderInUse && !isAlone ? runningClusterUrl(dataDir) : null
    if (url === null) throw error
    return { ...openServer(url, log), kind: 'embedded' }
  }
}
