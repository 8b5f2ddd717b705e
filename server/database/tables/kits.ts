import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PropsOf } from '#schema/fields'
import kit from '#schema/records/kit/kit.record'
import { instant, recordStatus, rowId, savedBy } from './columns'
import { documents } from './documents'
import { fieldColumns } from './field-columns'
import { sortedByName } from './indexes'
import { jsonText } from './json-text'
import { atLocation } from './records'

export const kits = pgTable(
  'kits',
  {
    id: rowId(),
    ...fieldColumns(kit.fields),
    recordStatus: recordStatus(),
    ...savedBy(),
  },
  (table) => [sortedByName('kits_name', table.title, table.id)],
)

/** A record created for a location, by the name of its kind. */
export interface KitDraft {
  readonly kind: string
  readonly id: number
}
type KitDays = PropsOf<typeof kit.fields>['specialDays']

/** A location that received a kit: its drafts, the filled-in blanks, and its progress. */
export const kitLocations = pgTable(
  'kit_locations',
  {
    kitId: integer('kit_id')
      .notNull()
      .references(() => kits.id, { onDelete: 'cascade' }),
    locationId: atLocation(),
    documentId: integer('document_id').references(() => documents.id),
    drafts: jsonText<readonly KitDraft[]>('drafts').notNull(),
    /** Values by the text of the blank. */
    answers: jsonText<Readonly<Record<string, string>>>('answers').notNull(),
    sentAt: instant('sent_at').notNull(),
    submittedAt: instant('submitted_at'),
    submittedByName: text('submitted_by_name'),
    /** The scheduled publication; `null` if not scheduled. */
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** The person who scheduled or published it: unpublishing is done in their name. */
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** The special days that were added, to find them again. */
    days: jsonText<KitDays>('days').notNull(),
    endedAt: instant('ended_at'),
    remindedAt: instant('reminded_at'),
    /** The reason why the last step due was not taken. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.kitId, table.locationId] }),
    index('kit_locations_location').on(table.locationId, table.kitId),
  ],
)
