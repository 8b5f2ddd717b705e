import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * What queries are asked of: the database, or a transaction of it. Inside a transaction ask only the transaction:
 * anything else would see what was before, and wait for a second connection while it holds one.
 */
export type Orm = PgDatabase<PgQueryResultHKT>
