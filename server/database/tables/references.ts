import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * Which page or record points at which, and from where: derived from them, in the transaction that changes them. It says
 * which pictures are public, what a record is used on, and which links break when a page goes.
 */
export const contentReferences = pgTable(
  'content_references',
  {
    sourceKind: text('source_kind').notNull(),
    sourceId: integer('source_id').notNull(),
    /** LIVE: visitors see it, from `live_from` until `live_until`. DRAFT: editors do. */
    state: text('state').notNull(),
    /** Where in the source: a field (`image`), or of a page `{language}/{location}/{block}`. */
    place: text('place').notNull(),
    targetKind: text('target_kind').notNull(),
    /** 0 where the target is named by `target_key`. */
    targetId: integer('target_id').notNull(),
    /** The slug of a record, or a path of the site for the kind `path`. */
    targetKey: text('target_key').notNull().default(''),
    /** The block of a page that a link leads to. */
    targetPart: text('target_part').notNull().default(''),
    /** Where the source belongs; `null` for what belongs to the whole network. */
    locationId: integer('location_id'),
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
        table.targetKey,
        table.targetPart,
      ],
    }),
    index('content_references_target').on(table.targetKind, table.targetId, table.state),
    index('content_references_target_key')
      .on(table.targetKind, table.targetKey)
      .where(sql`${table.targetKey} <> ''`),
  ],
)
