import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { FieldValue } from '#schema/api/content-source'
import { parseStored } from '../database/tables/json-text'
import type { ReadContext } from './reading/read-context'
import { columnOf, type TableAdapterOptions } from './table-columns'
import { conditionOf, orderOf } from './table-conditions'

const MAX_VALUES = 50
const MAX_PUBLIC_VALUES = 100

/** What the records that the caller may see say in a text field, the most used first. */
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

/** What public records say in a text field, each value once; in other languages as the latest record that is translated. */
export async function publicValues(
  options: TableAdapterOptions,
  readContext: ReadContext,
  { field, locationSlug }: { readonly field: string; readonly locationSlug?: string | undefined },
): Promise<readonly FieldValue[]> {
  const { table, columns } = options
  const column = columnOf(options, field)
  const texts = columns.texts ?? sql`'[]'`
  const where = conditionOf(options, readContext, { publicOnly: true, locationSlug })
  // Only the ids are sorted: texts may be long.
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
