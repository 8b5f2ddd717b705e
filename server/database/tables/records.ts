import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Location, LocationText } from '#schema/entities/location'
import type { RecordStatus } from '#schema/entities/statuses'
import { locationFields } from '#schema/records/location/location-fields'
import { instant, noneYet, recordStatus, rowId, savedBy } from './columns'
import { fieldColumns } from './field-columns'
import { searchedIn } from './indexes'
import { jsonText } from './json-text'
import { mediaItems } from './media'

const { slug: _, ...ownFields } = locationFields

/** Returns the columns of all record tables (`server/records/column-adapter.ts`). */
export const recordColumns = () => ({
  id: rowId(),
  locationId: atLocation(),
  recordStatus: recordStatus(),
  ...savedBy(),
})

export const locations = pgTable('locations', {
  id: rowId(),
  slug: text('slug').notNull().unique(),
  /** The site's former slugs, oldest first; they redirect to the current one, and can't be used by others. */
  formerSlugs: jsonText<readonly string[]>('former_slugs').notNull().default(noneYet),
  ...fieldColumns(ownFields, {
    hours: jsonText<Location['hours']>('hours').notNull().default(noneYet),
    specialDays: jsonText<Location['specialDays']>('special_days').notNull().default(noneYet),
    logo: integer('logo_id').references(() => mediaItems.id),
    texts: jsonText<readonly LocationText[]>('texts').notNull().default(noneYet),
  }),
  /** The number of its type: locations with the same name have the same number. */
  typeNumber: integer('type_number').notNull().default(1),
  /** Its site settings besides its fields. */
  configuration: jsonText<Readonly<Record<string, unknown>>>('configuration')
    .notNull()
    .default(sql`'{}'`),
  status: text('status').$type<RecordStatus>().notNull().default('ACTIVE'),
  level: integer('level').notNull().default(10),
  levelName: text('level_name').notNull().default('Centre'),
  ...savedBy(),
})

/** The location that a row is of. */
export const atLocation = () =>
  integer('location_id')
    .notNull()
    .references(() => locations.id)

/** Returns the columns of a language and a location; `null` for every location. */
const place = () => ({
  language: text('language').notNull(),
  locationId: integer('location_id').references(() => locations.id),
})

export const topics = pgTable('topics', {
  id: rowId(),
  externalUrl: text('external_url'),
  dateTime: instant('date_time'),
  mediaIds: integer('media_ids').array().notNull().default([]),
  recordStatus: recordStatus(),
})

/**
 * The ordered topics below a topic, for a language and location. For a document's topic these are its draft; the published ones
 * are in a revision.
 */
export const topicChildren = pgTable(
  'topic_children',
  {
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    ...place(),
    position: integer('position').notNull(),
    childId: integer('child_id')
      .notNull()
      .references(() => topics.id),
  },
  (table) => [
    unique('topic_children_position')
      .on(table.topicId, table.language, table.locationId, table.position)
      .nullsNotDistinct(),
    index('topic_children_child').on(table.childId),
  ],
)

/** The texts of a topic. For a document's topic these are its draft; the published ones are in a revision. */
export const topicItems = pgTable(
  'topic_items',
  {
    id: rowId(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    language: text('language').notNull(),
    locationId: integer('location_id').references(() => locations.id),
    title: text('title').notNull().default(''),
    richText: text('rich_text').notNull().default(''),
    /** Page content as JSON text, never jsonb, so that unknown blocks are preserved exactly. */
    content: text('content'),
    /** For a page in a language other than the default one; empty for its first sentences. */
    description: text('description').notNull().default(''),
    /** For a page in a language other than the default one; `null` for the page's picture. */
    imageId: integer('image_id').references(() => mediaItems.id),
  },
  (table) => [
    unique('topic_items_place')
      .on(table.topicId, table.language, table.locationId)
      .nullsNotDistinct(),
    index('topic_items_location').on(table.locationId),
    searchedIn('topic_items_words', table.title),
  ],
)
