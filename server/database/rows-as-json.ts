import { type SQL, sql } from 'drizzle-orm'

/**
 * Returns the rows of a query as one value of another query’s row, so that both are read by one statement. Moments arrive as
 * text, and formatted or long texts cost more than as rows of their own.
 */
export function rowsAsJson<Row>(query: SQL): SQL<readonly Row[]> {
  return sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`
}
