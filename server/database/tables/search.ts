import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'

const wordIndex = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Every word of the search entries, by how it sounds and as it is written in Latin letters: what a word that is typed
 * otherwise may mean. Derived from them: added with the entries, compared with them once a day (`search-words.ts`).
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    latin: text('latin').notNull(),
    /** `''` for one that is too short to tell. */
    sound: text('sound').notNull(),
  },
  (table) => [
    index('search_words_sound').on(table.sound),
    index('search_words_latin').using('gin', sql`${table.latin} gin_trgm_ops`),
  ],
)

/**
 * What the search of the public site looks through: one row a record and text of it. Derived from the records,
 * and can be rebuilt from them at any time.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    /** The document, article, event or topic. */
    recordId: integer('record_id').notNull(),
    /** The published version of a page that the text was taken from. */
    version: integer('version'),
    /** The location whose site the record belongs to. */
    locationId: integer('location_id').notNull(),
    /** The location the text was written for; `null` for one that is for everyone. */
    textLocationId: integer('text_location_id'),
    language: text('language').notNull(),
    /** The address inside the site of the location. */
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

/** What head office answers searches with, besides the synonyms that the server knows. */
export const searchAnswers = pgTable(
  'search_answers',
  {
    id: rowId(),
    /** What visitors type, as it was entered: words and phrases, separated by commas. */
    words: text('words').notNull(),
    /** The same, each as searches are compared (`folded`). */
    phrases: text('phrases').array().notNull(),
    /** What is looked up as well, separated by commas. */
    foundAs: text('found_as').notNull().default(''),
    /** The path of the page that comes first; `null` for none. */
    target: text('target'),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Empty for what the network began with. */
    changedByName: text('changed_by_name').notNull().default(''),
  },
  (table) => [index('search_answers_phrases').using('gin', table.phrases)],
)

/** What visitors looked for and did not find. */
export const searchMisses = pgTable('search_misses', {
  words: text('words').primaryKey(),
  count: integer('count').notNull(),
  lastAt: instant('last_at').notNull(),
})
