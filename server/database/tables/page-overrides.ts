import { type SQL, sql } from 'drizzle-orm'
import {
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { PageOverride } from '#schema/page/overrides/override'
import { instant, rowId } from './columns'
import { ofDocument } from './documents'
import { jsonText } from './json-text'
import { atLocation } from './records'

/**
 * A location's differences from a network page: a row for its structure in all languages, and one for its texts in each. Rows are
 * kept when everything is reset, because their version numbers continue.
 */
export const pageOverrides = pgTable(
  'page_overrides',
  {
    id: rowId(),
    documentId: ofDocument(),
    locationId: atLocation(),
    /** Empty: applies to all languages. */
    language: text('language').notNull(),
    /** The differences of the draft, and the published ones; `null` if none are published. */
    draft: jsonText<PageOverride>('draft').notNull(),
    published: jsonText<PageOverride>('published'),
    /** The number of differences: lists omit rows without any. */
    draftCount: integer('draft_count').notNull(),
    publishedCount: integer('published_count').notNull().default(0),
    /** The version of the document that the draft was last compared with. */
    baseVersion: integer('base_version').notNull(),
    version: integer('version').notNull(),
    /** The published version. */
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
    index('page_overrides_titles').on(table.locationId).where(hasOwnTitle(table)),
  ],
)

/** Condition that a location has or had a title of its own, by which its index is found. */
export const HAS_OWN_TITLE: SQL = hasOwnTitle(pageOverrides)

function hasOwnTitle({ draft, published }: Readonly<Record<'draft' | 'published', PgColumn>>): SQL {
  return sql`(${draft} like '%"key":"title"%' or ${published} like '%"key":"title"%')`
}

/** Every saved draft of an override; one person's saves within ten minutes are merged, unless published. */
export const pageOverrideRevisions = pgTable(
  'page_override_revisions',
  {
    overrideId: integer('override_id')
      .notNull()
      .references(() => pageOverrides.id),
    version: integer('version').notNull(),
    /** The action, as named in the audit log. */
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
