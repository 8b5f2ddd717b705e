import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { TextQuery } from '#schema/text/find/text-query'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'
import type { ChangedText, FoundHit, ReplacementState, TextScope } from './stored-values'

/** A search through all texts, and what was replaced by it. It can be undone while its row is there. */
export const textReplacements = pgTable(
  'text_replacements',
  {
    id: rowId(),
    query: jsonText<TextQuery>('query').notNull(),
    scope: jsonText<TextScope>('scope').notNull(),
    /** `null` for a search without a replacement. */
    replacement: text('replacement'),
    /** Whether pages and records are published that have no other unpublished changes. */
    publishes: boolean('publishes').notNull().default(false),
    state: text('state').$type<ReplacementState>().notNull(),
    /** Why it failed. */
    problem: text('problem'),
    /** Where the search goes on: the source, and the last id that it has read. */
    source: integer('source').notNull().default(0),
    afterId: integer('after_id').notNull().default(0),
    /** How many texts were read so far, of about how many. */
    searched: integer('searched').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Processor time of the search, in milliseconds. */
    spent: integer('spent').notNull().default(0),
    /** Pages and records with hits, and hits that may be replaced. */
    targets: integer('targets').notNull().default(0),
    hits: integer('hits').notNull().default(0),
    /** Hits in what the person may see and not change. */
    notAllowed: integer('not_allowed').notNull().default(0),
    /** Hits in published content. */
    published: integer('published').notNull().default(0),
    /** Whether the search stopped at its bound. */
    isCut: boolean('is_cut').notNull().default(false),
    /** Pages and records that were done so far, of so many; of an undo these begin again. */
    done: integer('done').notNull().default(0),
    stepCount: integer('to_do').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** In whose name the job works: who searched, replaced or undid. */
    startedBy: text('started_by').notNull(),
    startedByName: text('started_by_name').notNull(),
    /** When it was replaced; `null` before. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [index('text_replacements_person').on(table.createdBy, table.id)],
)

/** A page's text, a record or what a location has otherwise, with its hits. */
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
    /** Empty for what counts in all languages. */
    language: text('language').notNull(),
    locationId: integer('location_id'),
    title: text('title').notNull(),
    hits: jsonText<readonly FoundHit[]>('hits').notNull(),
    /** Hits of what visitors see. */
    published: integer('published').notNull().default(0),
    /** The numbers of hits that are to stay. */
    leftOut: jsonText<readonly number[]>('left_out').notNull(),
    /** `null` while nothing was done with it. */
    result: text('result').$type<'CHANGED' | 'NOTHING' | 'UNDONE'>(),
    /** What was changed, to be put back. */
    changes: jsonText<readonly ChangedText[]>('changes').notNull(),
    replaced: integer('replaced').notNull().default(0),
    /** Hits that stayed because their text had changed, and texts that an undo left because they had. */
    stale: integer('stale').notNull().default(0),
    isPublished: boolean('is_published').notNull().default(false),
    /** What was refused, in words. */
    problem: text('problem'),
  },
  (table) => [index('text_replacement_targets_run').on(table.replacementId, table.id)],
)
