import type { SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import { migrate } from './migrate'
import { openEmbedded } from './open-embedded'
import { openPostgres } from './open-postgres'
import type { Orm } from './orm'

/** PostgreSQL, a server's or our own: the same driver, tables, migrations and queries (design section 9). */
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

/** What the database tells about itself in the background. */
export type DatabaseLog = Pick<Logger, 'warn' | 'error'>

export interface DatabaseOptions {
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

/** A PostgreSQL server that somebody else runs. */
export function openServer(databaseUrl: string, log: DatabaseLog): Database {
  return openPostgres(databaseUrl, {
    // The words alone: the driver hangs its whole state onto its errors.
    onError: ({ message }) => log.warn(`The database closed a connection: ${message}`),
  })
}
