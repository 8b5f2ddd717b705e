import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './records'

/**
 * Which record points at which, and from where: derived from pages and records, in the transaction that changes what
 * visitors see of them. Today it holds what is LIVE and points at media.
 */
export const contentReferences = pgTable(
  'content_references',
  {
    sourceKind: text('source_kind').notNull(),
    sourceId: integer('source_id').notNull(),
    /** LIVE: visitors see it, from `live_from` until `live_until`. */
    state: text('state').notNull(),
    /** Where in the source: a field (`image`), or of a page `{language}/{location}/{block}`. */
    place: text('place').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: integer('target_id').notNull(),
    /** When it begins to count, and ends: an article may appear later, and end. `null` is without limit. */
    liveFrom: instant('live_from'),
    liveUntil: instant('live_until'),
  },
  (table) => [
    primaryKey({
      name: 'content_references_key',
      columns: [
        table.sourceKind,
        table.sourceId,
        table.state,
        table.place,
        table.targetKind,
        table.targetId,
      ],
    }),
    index('content_references_target').on(table.targetKind, table.targetId, table.state),
  ],
)
