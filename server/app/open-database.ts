import type { Database } from '../database/database'
import { openEmbedded } from '../database/embedded/open-embedded'
import { hasCluster, runningClusterUrl } from '../database/embedded/running-cluster'
import { FolderInUse } from '../database/lock-folder'
import { migrate } from '../database/migrate'
import { type OpenOptions, openServer } from '../database/open-postgres'

interface DatabaseOptions extends OpenOptions {
  /** `postgres://…`; by default the embedded database in `dataDir`. */
  readonly databaseUrl?: string | null
  /** The folder of the embedded database. */
  readonly dataDir: string
}

/** Connections of a command: with the listener, those that a busy server leaves of `max_connections`. */
const CONNECTIONS_BESIDE = 4

/** Opens the database and migrates its tables. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir } = options
  const database = databaseUrl
    ? openServer(databaseUrl, options)
    : await openEmbedded(dataDir, options)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Opens the database for a command, without migrating it. An embedded one that a server uses is opened by a second connection.
 * `null` if there is none and none may be created.
 */
export async function openDatabaseBeside(
  options: DatabaseOptions & {
    readonly mayCreate: boolean
    /** True if an embedded database in use by a server is refused. */
    readonly isAlone?: boolean
  },
): Promise<Database | null> {
  const { databaseUrl, dataDir, mayCreate, isAlone = false } = options
  if (databaseUrl) return openServer(databaseUrl, options)
  if (!mayCreate && !hasCluster(dataDir)) return null
  try {
    return await openEmbedded(dataDir, options)
  } catch (error) {
    const url = error instanceof FolderInUse && !isAlone ? runningClusterUrl(dataDir) : null
    if (url === null) throw error
    return { ...openServer(url, { ...options, connections: CONNECTIONS_BESIDE }), kind: 'embedded' }
  }
}
