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

/** A record that was made for a location, by the name of its kind. */
export interface KitDraft {
  readonly kind: string
  readonly id: number
}
type KitDays = PropsOf<typeof kit.fields>['specialDays']

/** A location that has got a kit: its drafts, what it filled in, and how far it is. */
export const kitLocations = pgTable(
  'kit_locations',
  {
    kitId: integer('kit_id')
      .notNull()
      .references(() => kits.id, { onDelete: 'cascade' }),
    locationId: atLocation(),
    documentId: integer('document_id').references(() => documents.id),
    drafts: jsonText<readonly KitDraft[]>('drafts').notNull(),
    /** By the words of the blank. */
    answers: jsonText<Readonly<Record<string, string>>>('answers').notNull(),
    sentAt: instant('sent_at').notNull(),
    submittedAt: instant('submitted_at'),
    submittedByName: text('submitted_by_name'),
    /** When it is to be published; `null` where nobody scheduled it. */
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** Who scheduled or published it: the end comes in their name. */
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** The special days that were added, to be found again. */
    days: jsonText<KitDays>('days').notNull(),
    endedAt: instant('ended_at'),
    remindedAt: instant('reminded_at'),
    /** Why the last step that was due was not taken. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.kitId, table.locationId] }),
    index('kit_locations_location').on(table.locationId, table.kitId),
  ],
)
