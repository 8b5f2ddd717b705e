import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Location, LocationText } from '#schema/entities/location'
import type { MediaText } from '#schema/entities/media'
import type { RecordText } from '#schema/entities/record-text'
import type { RecordStatus } from '#schema/entities/statuses'
import { searchedIn, sortedBy, sortedByName } from './indexes'
import { jsonText } from './json-text'

/** An instant, answered as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
/** A row's number; sample rows bring their own, later rows get the next free one. */
export const rowId = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** Whether a record is in use: what is archived or deleted stays stored. */
export const recordStatus = () =>
  text('record_status').$type<RecordStatus>().notNull().default('ACTIVE')
/** An empty list, as JSON text. */
export const noneYet = sql`'[]'`

/** What a record says in further languages, as its form has it (`schema/records/record-texts.ts`). */
export const recordTexts = () => jsonText<readonly RecordText[]>('texts').notNull().default(noneYet)

/** What records that people write carry besides what they say: which version it is, and who saved it when. */
export const savedBy = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedByName: text('updated_by_name').notNull().default(''),
})

/** What the table of every kind of record has whose fields are its columns (`server/records/column-adapter.ts`). */
export const recordColumns = () => ({
  id: rowId(),
  locationId: integer('location_id')
    .notNull()
    .references(() => locations.id),
  recordStatus: recordStatus(),
  ...savedBy(),
})

export const locations = pgTable('locations', {
  id: rowId(),
  slug: text('slug').notNull().unique(),
  /** Those of addresses its site had before, the oldest first; they lead to the present one, and are nobody else's. */
  formerSlugs: jsonText<readonly string[]>('former_slugs').notNull().default(noneYet),
  name: text('name').notNull(),
  status: text('status').$type<RecordStatus>().notNull().default('ACTIVE'),
  introSubtitle: text('intro_subtitle').notNull().default(''),
  introText: text('intro_text').notNull().default(''),
  emailPrimary: text('email_primary').notNull().default(''),
  phonePrimary: text('phone_primary').notNull().default(''),
  timeZone: text('time_zone').notNull(),
  address: jsonText<Location['address']>('address').notNull(),
  type: jsonText<Location['type']>('type').notNull(),
  configuration: jsonText<Location['configuration']>('configuration').notNull(),
  hours: jsonText<Location['hours']>('hours').notNull().default(noneYet),
  specialDays: jsonText<Location['specialDays']>('special_days').notNull().default(noneYet),
  logoId: integer('logo_id').references(() => mediaItems.id),
  texts: jsonText<readonly LocationText[]>('texts').notNull().default(noneYet),
  level: integer('level').notNull().default(10),
  levelName: text('level_name').notNull().default('Centre'),
  ...savedBy(),
})

export const mediaItems = pgTable(
  'media_items',
  {
    id: rowId(),
    locationId: integer('location_id'),
    displayName: text('display_name').notNull(),
    caption: text('caption').notNull().default(''),
    altText: text('alt_text').notNull().default(''),
    /** It says nothing that is not said beside it: it needs no alternative text. */
    isDecorative: boolean('is_decorative').notNull().default(false),
    dateTime: instant('date_time'),
    /** The name of its file in the file store; `null` for a picture whose file is missing. */
    original: text('original'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    type: text('type').notNull(),
    thumbnail: text('thumbnail').notNull().default(''),
    /** Of its file, in bytes; `null` where it was stored before sizes were. */
    fileSize: integer('file_size'),
    showCaptionText: boolean('show_caption_text').notNull().default(false),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** What is shown of it, as parts of the whole picture; the focal point is of the whole too. */
    cropX: doublePrecision('crop_x').notNull().default(0),
    cropY: doublePrecision('crop_y').notNull().default(0),
    cropWidth: doublePrecision('crop_width').notNull().default(1),
    cropHeight: doublePrecision('crop_height').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** What it says in a language or at a location, by place; what is `null` there is said as elsewhere. */
    texts: jsonText<readonly MediaText[]>('texts').notNull().default(noneYet),
    /** When it was moved to the trash; `null` for all others. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('media_items_latest').on(table.locationId, table.createdAt),
    sortedBy('media_items_time', table.createdAt, table.id),
    sortedByName('media_items_name', table.displayName, table.id),
    searchedIn('media_items_words', table.displayName, table.caption, table.altText),
    index('media_items_undescribed')
      .on(table.createdAt, table.id)
      .where(sql`${table.altText} = '' and not ${table.isDecorative}`),
  ],
)

/** A language, and the location it is meant for; `null` for every location. */
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
 * The topics below a topic, in their order, for a language and a location. Those of a document's topic are its draft;
 * what visitors see is in a revision.
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

/** The texts of a topic; of a document's topic they are its draft, and what visitors see is in a revision. */
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
    /** Page content as JSON text, never jsonb: unknown blocks come back as they came. */
    content: text('content'),
    /** Of a page in a language other than the default one; empty: its first sentences. */
    description: text('description').notNull().default(''),
    /** Of a page in a language other than the default one; `null`: the picture of the page. */
    imageId: integer('image_id').references(() => mediaItems.id),
  },
  (table) => [
    unique('topic_items_place')
      .on(table.topicId, table.language, table.locationId)
      .nullsNotDistinct(),
  ],
)
