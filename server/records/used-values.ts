import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { FieldValue } from '#schema/api/content-source'
import { parseStored } from '../database/tables/json-text'
import type { ReadContext } from './reading/read-context'
import { columnOf, type TableAdapterOptions } from './table-columns'
import { conditionOf, orderOf } from './table-conditions'

const MAX_VALUES = 50
const MAX_PUBLIC_VALUES = 100

/** Returns the distinct values of a text field among records that the caller can see, most used first. */
export async function usedValues(
  options: TableAdapterOptions,
  readContext: ReadContext,
  field: string,
): Promise<readonly string[]> {
  const column = columnOf(options, field)
  const rows = await readContext.orm
    .select({ value: column })
    .from(options.table)
    .where(and(conditionOf(options, readContext, { publicOnly: false }), ne(column, '')))
    .groupBy(column)
    .orderBy(desc(count()), asc(column))
    .limit(MAX_VALUES)
  return rows.map(({ value }) => String(value))
}

/** Returns the distinct values of a text field among public records; translations are those of the latest translated record. */
export async function publicValues(
  options: TableAdapterOptions,
  readContext: ReadContext,
  { field, locationSlug }: { readonly field: string; readonly locationSlug?: string | undefined },
): Promise<readonly FieldValue[]> {
  const { table, columns } = options
  const column = columnOf(options, field)
  const texts = columns.texts ?? sql`'[]'`
  const where = conditionOf(options, readContext, { publicOnly: true, locationSlug })
  // Sorts only ids, because texts may be long.
  const latest = readContext.orm
    .selectDistinctOn([column], { id: sql<number>`${columns.id}`.as('latest_id') })
    .from(table)
    .where(and(where, ne(column, '')))
    .orderBy(column, sql`${texts} = '[]'`, ...orderOf(options, undefined))
    .limit(MAX_PUBLIC_VALUES)
    .as('latest')
  const rows = await readContext.orm
    .select({
      value: sql<string>`${column}`,
      texts: sql<string>`(select coalesce(json_agg(json_build_object('language', text ->> 'language', 'value', text ->> ${field})), '[]')::text from json_array_elements(${texts}::json) text where text ->> ${field} <> '')`,
    })
    .from(table)
    .innerJoin(latest, eq(latest.id, columns.id))
    .orderBy(column)
  return rows.map((row) => ({ value: row.value, texts: parseStored(row.texts) }))
}
