import type { SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Orm } from './orm'
import type { Replica } from './replica'

/** PostgreSQL, a server's or our own: the same driver, tables, migrations and queries (design section 9). */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** Where it is reached, by this process and those that it starts. */
  readonly url: string
  readonly orm: Orm
  /** For reading on someone's behalf: what is being asked when the signal comes is cancelled, and nothing more is asked. */
  until(signal: AbortSignal): Orm
  /** Rows of plain SQL, for what the query builder cannot say. */
  rows<Row>(query: SQL, on?: Orm): Promise<readonly Row[]>
  /**
   * Calls back on every message that any process sends on a channel, from when the promise is kept until `close`, and with an
   * empty one when it listens again. Messages may get lost while the database is away: a listener also looks from time to time.
   */
  listen(channel: string, hear: (message: string) => void): Promise<void>
  /** A copy for reading; `null` where there is none. */
  readonly replica: Replica | null
  /** The connections of this process, and who waits for one. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

/** What the database tells about itself in the background. */
export type DatabaseLog = Pick<Logger, 'warn' | 'error'>
