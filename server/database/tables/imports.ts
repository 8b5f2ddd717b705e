import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'
import { locations } from './records'

/** Which record an entry of a file has become: importing it again changes that one, and adds none. */
export const importedRecords = pgTable(
  'imported_records',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    /** What the file calls it: the UID of an event with the day of its repetition. */
    key: text('key').notNull(),
    recordId: integer('record_id').notNull(),
    /** Of the values as they were imported last. */
    digest: text('digest').notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [uniqueIndex('imported_records_key').on(table.kind, table.locationId, table.key)],
)
