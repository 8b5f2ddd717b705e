import { and, asc, count, desc, ne } from 'drizzle-orm'
import type { ReadContext } from './reading/read-context'
import { columnOf, type TableAdapterOptions } from './table-columns'
import { conditionOf } from './table-conditions'

const MAX_VALUES = 50

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
