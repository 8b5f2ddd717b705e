import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PageOverride } from '#schema/page/overrides/override'
import { instant, rowId } from './columns'
import { ofDocument } from './documents'
import { jsonText } from './json-text'
import type { PublishedState } from './page-rollouts'
import { atLocation } from './records'

/** The differences of one row of `page_overrides` before an attachment, and its version after it. */
export interface ReplacedOverride {
  readonly overrideId: number
  readonly draft: PageOverride
  readonly published: PageOverride | null
  readonly versionAfter: number
}

/**
 * Locations that have detached a page of the network: they show it as it was then, with their own differences. Rows are kept
 * when the page is attached again, so that this can be undone.
 */
export const detachedPages = pgTable(
  'detached_pages',
  {
    id: rowId(),
    documentId: ofDocument(),
    locationId: atLocation(),
    /** The version that the location keeps, by its revisions. */
    state: jsonText<PublishedState>('state').notNull(),
    detachedAt: instant('detached_at').notNull(),
    detachedBy: text('detached_by').notNull(),
    detachedByName: text('detached_by_name').notNull(),
    /** `null` while the page is detached. */
    attachedAt: instant('attached_at'),
    attachedByName: text('attached_by_name'),
    /** The published version that it was attached to. */
    attachedTo: integer('attached_to'),
    replaced: jsonText<readonly ReplacedOverride[]>('replaced'),
  },
  (table) => [
    uniqueIndex('detached_pages_place')
      .on(table.documentId, table.locationId)
      .where(sql`${table.attachedAt} is null`),
    index('detached_pages_location').on(table.locationId, table.documentId),
  ],
)
