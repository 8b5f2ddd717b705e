import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { PageOverride } from '#schema/page/overrides/override'
import { instant, rowId } from './columns'
import { ofDocument } from './documents'
import { jsonText } from './json-text'
import { atLocation } from './records'

/**
 * What a location has that differs from a page of the network: a row for its structure in all languages, and one for its texts in each.
 * Rows stay when everything is put back, for their versions go on.
 */
export const pageOverrides = pgTable(
  'page_overrides',
  {
    id: rowId(),
    documentId: ofDocument(),
    locationId: atLocation(),
    /** Empty: what counts in all languages. */
    language: text('language').notNull(),
    /** The differences of the draft, and of what visitors see; `null` where they see none. */
    draft: jsonText<PageOverride>('draft').notNull(),
    published: jsonText<PageOverride>('published'),
    /** How many these are: lists leave out rows that hold none. */
    draftCount: integer('draft_count').notNull(),
    publishedCount: integer('published_count').notNull().default(0),
    /** The version of the document that the draft was last compared with. */
    baseVersion: integer('base_version').notNull(),
    version: integer('version').notNull(),
    /** The version that visitors see. */
    publishedVersion: integer('published_version'),
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    unique('page_overrides_place').on(table.documentId, table.locationId, table.language),
    index('page_overrides_location')
      .on(table.locationId, table.documentId)
      .where(sql`${table.draftCount} > 0 or ${table.publishedCount} > 0`),
  ],
)

/** Every saved draft of an override; what one person saves within ten minutes is one, unless it was published. */
export const pageOverrideRevisions = pgTable(
  'page_override_revisions',
  {
    overrideId: integer('override_id')
      .notNull()
      .references(() => pageOverrides.id),
    version: integer('version').notNull(),
    /** As the audit log calls what was done. */
    action: text('action').notNull(),
    draft: jsonText<PageOverride>('draft').notNull(),
    draftCount: integer('draft_count').notNull(),
    since: instant('since').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.overrideId, table.version] })],
)
