import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LocaleScope } from '#schema/entities/place'
import type { KeptReason, RolloutState } from '#schema/entities/statuses'
import { instant, rowId } from './columns'
import { ofDocument } from './documents'
import { jsonText } from './json-text'
import { atLocation } from './records'

/** The published state of a page at one time, by its revisions, so that no text is stored twice. */
export interface PublishedState {
  /** The revision of the title, description and picture. */
  readonly version: number
  readonly texts: readonly (LocaleScope & { readonly version: number })[]
}

/** A change of a network page published to its locations: all at once, in waves, or without some of them. */
export const pageRollouts = pgTable(
  'page_rollouts',
  {
    id: rowId(),
    documentId: ofDocument(),
    state: text('state').$type<RolloutState>().notNull(),
    before: jsonText<PublishedState>('before').notNull(),
    after: jsonText<PublishedState>('after').notNull(),
    /** The page's former path, which must redirect. */
    formerPath: text('former_path'),
    /** The next wave; `null` if none is left. */
    nextWave: integer('next_wave'),
    /** The time it is due; `null` while stopped. */
    nextAt: instant('next_at'),
    waveMinutes: integer('wave_minutes').notNull(),
    /** The reason why it was stopped; `null` if a person stopped it, or if it wasn't stopped. */
    problem: text('problem'),
    /** Problems that a person has accepted to continue. */
    accepted: jsonText<readonly string[]>('accepted').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
  },
  (table) => [index('page_rollouts_document').on(table.documentId, table.id)],
)

/** Locations that still show an earlier published version of a page. All others have no row and show the current version. */
export const keptPages = pgTable(
  'kept_pages',
  {
    documentId: ofDocument(),
    locationId: atLocation(),
    /** The rollout before which the shown version was published. */
    shownBefore: integer('shown_before')
      .notNull()
      .references(() => pageRollouts.id),
    /** The rollout that will update this page at the location; set together with `wave`. */
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
