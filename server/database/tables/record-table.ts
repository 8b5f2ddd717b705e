import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { AnyRecord } from '#schema/records/record'
import { fieldColumns } from './field-columns'
import { recordColumns } from './records'

/** The table of a kind that is stored as it is declared: a column for each field, and what every record has. */
export function recordTable(
  name: string,
  { fields, key, owner }: Pick<AnyRecord, 'fields' | 'key' | 'owner'>,
): PgTable & { readonly id: PgColumn; readonly locationId?: PgColumn } {
  const { locationId, ...common } = recordColumns()
  return pgTable(name, {
    ...common,
    ...(owner === 'location' && { locationId }),
    ...(key === 'slug' && { slug: text('slug').notNull().unique() }),
    ...fieldColumns(fields),
  }) as PgTable & { readonly id: PgColumn; readonly locationId?: PgColumn }
}
