import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { TextQuery } from '#schema/text/find/text-query'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'
import type { ChangedText, FoundHit, ReplacementState, TextScope } from './stored-values'

/** A search through all texts, and its replacements. It can be undone while its row exists. */
export const textReplacements = pgTable(
  'text_replacements',
  {
    id: rowId(),
    query: jsonText<TextQuery>('query').notNull(),
    scope: jsonText<TextScope>('scope').notNull(),
    /** `null` for a search without a replacement. */
    replacement: text('replacement'),
    /** True if pages and records without other unpublished changes are published. */
    publishes: boolean('publishes').notNull().default(false),
    state: text('state').$type<ReplacementState>().notNull(),
    /** The reason why it failed. */
    problem: text('problem'),
    /** The position of the search: the source, and the last id read. */
    source: integer('source').notNull().default(0),
    afterId: integer('after_id').notNull().default(0),
    /** Number of texts read so far, and the estimated total. */
    searched: integer('searched').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Processor time of the search, in milliseconds. */
    spent: integer('spent').notNull().default(0),
    /** Number of pages and records with matches, and of matches that may be replaced. */
    targets: integer('targets').notNull().default(0),
    hits: integer('hits').notNull().default(0),
    /** Matches that the person may see but not change. */
    notAllowed: integer('not_allowed').notNull().default(0),
    /** Hits in published content. */
    published: integer('published').notNull().default(0),
    /** True if the search stopped at its limit. */
    isCut: boolean('is_cut').notNull().default(false),
    /** Number of pages and records processed, and the total; an undo starts from 0 again. */
    done: integer('done').notNull().default(0),
    stepCount: integer('to_do').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The person in whose name the job runs: who searched, replaced or undid. */
    startedBy: text('started_by').notNull(),
    startedByName: text('started_by_name').notNull(),
    /** The time of the replacement; `null` before it. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [index('text_replacements_person').on(table.createdBy, table.id)],
)

/** A page's text, a record or a location's override, with its matches. */
export const textReplacementTargets = pgTable(
  'text_replacement_targets',
  {
    id: rowId(),
    replacementId: integer('replacement_id')
      .notNull()
      .references(() => textReplacements.id, { onDelete: 'cascade' }),
    /** `page`, `pageOverride`, or the kind of a record. */
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
    /** Empty if it applies to all languages. */
    language: text('language').notNull(),
    locationId: integer('location_id'),
    title: text('title').notNull(),
    hits: jsonText<readonly FoundHit[]>('hits').notNull(),
    /** Matches in published content. */
    published: integer('published').notNull().default(0),
    /** The indexes of matches to keep. */
    leftOut: jsonText<readonly number[]>('left_out').notNull(),
    /** `null` while it hasn't been processed. */
    result: text('result').$type<'CHANGED' | 'NOTHING' | 'UNDONE'>(),
    /** The changes made, to undo them. */
    changes: jsonText<readonly ChangedText[]>('changes').notNull(),
    replaced: integer('replaced').notNull().default(0),
    /** Number of matches skipped because their text had changed, and of texts an undo skipped for the same reason. */
    stale: integer('stale').notNull().default(0),
    isPublished: boolean('is_published').notNull().default(false),
    /** The message of a refusal. */
    problem: text('problem'),
  },
  (table) => [index('text_replacement_targets_run').on(table.replacementId, table.id)],
)
