import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './tables'

/**
 * What queries are asked of: either database, or a transaction of it. Inside a transaction ask only the
 * transaction: the embedded database has one connection, and anything else would wait for ever.
 */
export type Orm = PgDatabase<PgQueryResultHKT, typeof tables>
