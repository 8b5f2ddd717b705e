import type { SQL } from 'drizzle-orm'
import { migrate } from './migrate'
import { openEmbedded } from './open-embedded'
import { openPostgres } from './open-postgres'
import type { Orm } from './orm'

/** One SQL dialect over two databases: the same tables, migrations and queries (design section 9). */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly orm: Orm
  /** Rows of plain SQL, for what the query builder cannot say. */
  rows<Row>(query: SQL, on?: Orm): Promise<readonly Row[]>
  /**
   * Calls back on every message that any process sends on a channel, from when the promise is kept until `close`.
   * Messages may get lost while the database is away: whoever listens also looks from time to time.
   */
  listen(channel: string, hear: () => void): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** `postgres://…`; the embedded database in `dataDir` when not given. */
  readonly databaseUrl?: string | undefined
  /** Where the embedded database keeps its files; `null` keeps them in memory, for tests. */
  readonly dataDir: string | null
  /** Told what goes wrong in the background, as when the server closes a connection. */
  readonly onError?: (error: Error) => void
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, onError = ignore } = options
  const database = databaseUrl
    ? openPostgres(databaseUrl, onError)
    : await openEmbedded(options.dataDir)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

function ignore(): void {
  // Background errors come back as errors of the next query.
}
