import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { AnyRecord } from '#schema/records/record'
import { fieldColumns } from './field-columns'
import { recordColumns } from './records'

/** Returns the table of a kind stored as declared: a column for each field, and the common columns. */
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
