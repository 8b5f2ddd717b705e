import type { SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Orm } from './orm'
import type { Replica } from './replica'

/** PostgreSQL, external or embedded: the same driver, tables, migrations and queries (design section 9). */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The connection URL, for this process and its child processes. */
  readonly url: string
  readonly orm: Orm
  /** Returns a database for reading until the signal: running queries are then cancelled, and no more are sent. */
  until(signal: AbortSignal): Orm
  /** Runs plain SQL that the query builder can't express. */
  rows<Row>(query: SQL, on?: Orm): Promise<readonly Row[]>
  /**
   * Calls back on every message that any process sends on a channel, from when the promise resolves until `close`, and with an
   * empty one after a reconnect. Messages may be lost while the database is unavailable, so listeners must also poll.
   */
  listen(channel: string, hear: (message: string) => void): Promise<void>
  /** A copy for reading; `null` where there is none. */
  readonly replica: Replica | null
  /** Returns the number of this process's connections, and of callers waiting for one. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/** Log for background messages of the database. */
export type DatabaseLog = Pick<Logger, 'warn' | 'error'>
