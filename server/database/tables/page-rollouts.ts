import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LocaleScope } from '#schema/entities/place'
import type { KeptReason, RolloutState } from '#schema/entities/statuses'
import { instant, rowId } from './columns'
import { ofDocument } from './documents'
import { jsonText } from './json-text'
import { atLocation } from './records'

/** What was published of a page at one time, named by its revisions: no text is stored twice. */
export interface PublishedState {
  /** The revision that title, description and picture are of. */
  readonly version: number
  readonly texts: readonly (LocaleScope & { readonly version: number })[]
}

/** A change of a page of the network that was published to its locations: all at once, in waves, or without some of them. */
export const pageRollouts = pgTable(
  'page_rollouts',
  {
    id: rowId(),
    documentId: ofDocument(),
    state: text('state').$type<RolloutState>().notNull(),
    before: jsonText<PublishedState>('before').notNull(),
    after: jsonText<PublishedState>('after').notNull(),
    /** Where the page was before: an address that has to lead on. */
    formerPath: text('former_path'),
    /** The wave that comes next; `null` where none is left. */
    nextWave: integer('next_wave'),
    /** When it is due; `null` while it is stopped. */
    nextAt: instant('next_at'),
    waveMinutes: integer('wave_minutes').notNull(),
    /** Why it was stopped; `null` where a person did, or where it was not. */
    problem: text('problem'),
    /** Problems that someone has seen and continued with. */
    accepted: jsonText<readonly string[]>('accepted').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
  },
  (table) => [index('page_rollouts_document').on(table.documentId, table.id)],
)

/** Locations that show what was published of a page before. All others have no row: they show what is published. */
export const keptPages = pgTable(
  'kept_pages',
  {
    documentId: ofDocument(),
    locationId: atLocation(),
    /** It shows what was published before this one. */
    shownBefore: integer('shown_before')
      .notNull()
      .references(() => pageRollouts.id),
    /** The one whose waves bring it up to date; with `wave`. */
    rolloutId: integer('rollout_id').references(() => pageRollouts.id),
    wave: integer('wave'),
    reason: text('reason').$type<KeptReason>().notNull(),
    keptAt: instant('kept_at').notNull(),
    keptByName: text('kept_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.locationId] }),
    index('kept_pages_rollout').on(table.rolloutId, table.wave),
    index('kept_pages_shown_before').on(table.shownBefore),
  ],
)
