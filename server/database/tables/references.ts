import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * References between pages and records, derived from them in the transaction that changes them. They determine which pictures are
 * public, where a record is used, and which links break when a page is removed.
 */
export const contentReferences = pgTable(
  'content_references',
  {
    sourceKind: text('source_kind').notNull(),
    sourceId: integer('source_id').notNull(),
    /** LIVE: public from `live_from` until `live_until`. DRAFT: only for editors. */
    state: text('state').notNull(),
    /** The position in the source: a field (`image`), or for a page `{language}/{location}/{block}`. */
    place: text('place').notNull(),
    targetKind: text('target_kind').notNull(),
    /** 0 if the target is identified by `target_key`. */
    targetId: integer('target_id').notNull(),
    /** The slug of a record, or a path of the site for the kind `path`. */
    targetKey: text('target_key').notNull().default(''),
    /** The block of a page that a link targets; `described` for a picture with an alt text in the text that shows it. */
    targetPart: text('target_part').notNull().default(''),
    /** The location of the source; `null` for the whole network. */
    locationId: integer('location_id'),
    /** The period in which it applies, because an article may appear later, and expire. `null` is without limit. */
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
