import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Difference } from '#schema/page/overrides/override'
import { instant, rowId } from './columns'
import { ofDocument } from './documents'
import { jsonText } from './json-text'

/** A dropped difference with its index in the list. */
export interface DroppedDifference {
  readonly index: number
  readonly difference: Difference
}

/** The differences that a reset removed from one row of `page_overrides`. */
export interface DroppedDifferences {
  readonly overrideId: number
  readonly draft: readonly DroppedDifference[]
  readonly published: readonly DroppedDifference[]
}

/** Resets of a page at many locations, with the data to undo them; the newest of each page are kept. */
export const differenceResets = pgTable(
  'difference_resets',
  {
    id: rowId(),
    documentId: ofDocument(),
    dropped: jsonText<readonly DroppedDifferences[]>('dropped').notNull(),
    /** The names of the first locations, for lists. */
    places: text('places').notNull(),
    placeCount: integer('place_count').notNull(),
    differenceCount: integer('difference_count').notNull(),
    resetAt: instant('reset_at').notNull(),
    resetBy: text('reset_by').notNull(),
    resetByName: text('reset_by_name').notNull(),
    undoneAt: instant('undone_at'),
    undoneByName: text('undone_by_name'),
  },
  (table) => [index('difference_resets_latest').on(table.documentId, table.id)],
)
