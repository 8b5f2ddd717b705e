import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { EventAudience, EventCategory, RegistrationKind } from '#schema/entities/event'
import type { PostStatus } from '#schema/entities/statuses'
import newsArticle from '#schema/records/news-article/news-article.record'
import { instant, noneYet, recordStatus, recordTexts, rowId, savedBy } from './columns'
import { fieldColumns } from './field-columns'
import { lastSavedIndex, searchedIn, sortedBy, sortedByName } from './indexes'
import { jsonText } from './json-text'
import { mediaItems } from './media'
import { atLocation } from './records'
import type { StoredScheduleEntry } from './stored-values'

export const posts = pgTable(
  'posts',
  {
    id: rowId(),
    slug: text('slug').notNull().unique(),
    ...fieldColumns(newsArticle.fields, {
      image: integer('image_id').references(() => mediaItems.id),
      file: integer('file_id').references(() => mediaItems.id),
      fileURL: text('file_url').notNull().default(''),
      status: text('status').$type<PostStatus>().notNull().default('DRAFT'),
      texts: recordTexts(),
    }),
    recordStatus: recordStatus(),
    createdAt: instant('created_at').notNull().defaultNow(),
    locationId: atLocation(),
    ...savedBy(),
  },
  (table) => [
    index('posts_latest').on(table.locationId, table.publishedAt),
    sortedBy('posts_time', table.publishedAt, table.id),
    sortedBy('posts_changed', table.updatedAt, table.id),
    lastSavedIndex('posts_saved', table),
    sortedByName('posts_name', table.title, table.id),
    searchedIn('posts_words', table.title, table.description),
  ],
)

export const events = pgTable(
  'events',
  {
    id: rowId(),
    title: text('title').notNull(),
    category: text('category').$type<EventCategory>().notNull(),
    audience: text('audience').$type<EventAudience>().notNull().default('Everyone'),
    description: text('description').notNull().default(''),
    image: integer('image_id').references(() => mediaItems.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    allDay: boolean('all_day').notNull().default(false),
    venue: text('venue').notNull().default(''),
    rsvpUrl: text('rsvp_url'),
    registration: text('registration').$type<RegistrationKind>().notNull().default('UNSPECIFIED'),
    registrationContact: text('registration_contact').notNull().default(''),
    body: text('body').notNull().default(''),
    schedule: jsonText<readonly StoredScheduleEntry[]>('schedule').notNull().default(noneYet),
    photos: integer('photo_ids').array().notNull().default([]),
    texts: recordTexts(),
    recordStatus: recordStatus(),
    locationId: atLocation(),
    ...savedBy(),
  },
  (table) => [
    sortedBy('events_time', table.startsAt, table.id),
    sortedBy('events_changed', table.updatedAt, table.id),
    lastSavedIndex('events_saved', table),
    sortedByName('events_name', table.title, table.id),
    searchedIn('events_words', table.title),
    index('events_location').on(table.locationId, table.startsAt),
    index('events_end').on(table.endsAt, table.startsAt),
    index('events_off_site').on(table.startsAt).where(sql`${table.recordStatus} <> 'ACTIVE'`),
  ],
)
