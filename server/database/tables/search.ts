import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'

const wordIndex = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Every word of the search entries, by sound and in Latin letters, to match other spellings. Derived from the entries: added with
 * them, and compared with them once a day (`search-words.ts`).
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    latin: text('latin').notNull(),
    /** `''` for a word too short for a sound key. */
    sound: text('sound').notNull(),
  },
  (table) => [
    index('search_words_sound').on(table.sound),
    index('search_words_latin').using('gin', sql`${table.latin} gin_trgm_ops`),
  ],
)

/**
 * The index of the public site's search: one row per record and text. Derived from the records, and can be rebuilt at any time.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    /** The document, article, event or topic. */
    recordId: integer('record_id').notNull(),
    /** The published version of the page that the text comes from. */
    version: integer('version'),
    /** The location on whose site the record is. */
    locationId: integer('location_id').notNull(),
    /** The location the text was written for; `null` for all. */
    textLocationId: integer('text_location_id'),
    language: text('language').notNull(),
    /** The path inside the location's site. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    date: instant('date'),
    words: wordIndex('words').notNull(),
  },
  (table) => [
    unique('search_entries_text')
      .on(table.kind, table.recordId, table.language, table.textLocationId)
      .nullsNotDistinct(),
    index('search_entries_words').using('gin', table.words),
  ],
)

/** Head office's answers to searches, besides the server's built-in synonyms. */
export const searchAnswers = pgTable(
  'search_answers',
  {
    id: rowId(),
    /** The visitors' words as entered: words and phrases, separated by commas. */
    words: text('words').notNull(),
    /** The words normalised for comparison with searches (`folded`). */
    phrases: text('phrases').array().notNull(),
    /** Additional search words, separated by commas. */
    foundAs: text('found_as').notNull().default(''),
    /** The path of the page listed first; `null` for none. */
    target: text('target'),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Empty for the initial entries. */
    changedByName: text('changed_by_name').notNull().default(''),
  },
  (table) => [index('search_answers_phrases').using('gin', table.phrases)],
)

/** Answers that were removed, as they were, so that they can be restored. */
export const removedSearchAnswers = pgTable('removed_search_answers', {
  /** The answer's id, which it has again when it is restored. */
  id: integer('id').primaryKey(),
  words: text('words').notNull(),
  foundAs: text('found_as').notNull(),
  target: text('target'),
  removedAt: instant('removed_at').notNull().defaultNow(),
  removedByName: text('removed_by_name').notNull(),
})

/** Visitors' searches without results. */
export const searchMisses = pgTable('search_misses', {
  words: text('words').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
})
