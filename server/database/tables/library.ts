import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { RecordStatus } from '#schema/entities/statuses'
import activity, { type StoredSession } from '#schema/records/activity/activity.record'
import announcement from '#schema/records/announcement/announcement.record'
import faq from '#schema/records/faq/faq.record'
import gallery from '#schema/records/gallery/gallery.record'
import socialPost from '#schema/records/social-post/social-post.record'
import wisdom from '#schema/records/wisdom/wisdom.record'
import { instant, noneYet, recordStatus, recordTexts, rowId, savedBy } from './columns'
import { fieldColumns } from './field-columns'
import { lastSavedIndex } from './indexes'
import { jsonText } from './json-text'
import { mediaItems } from './media'
import { atLocation, recordColumns } from './records'

export const galleries = pgTable(
  'galleries',
  {
    id: rowId(),
    locationId: atLocation(),
    slug: text('slug').notNull(),
    ...fieldColumns(gallery.fields, {
      featuredMedia: integer('featured_media_id').references(() => mediaItems.id),
      status: text('status').$type<RecordStatus>().notNull().default('ACTIVE'),
      texts: recordTexts(),
    }),
    ...savedBy(),
  },
  (table) => [
    lastSavedIndex('galleries_saved', table),
    index('galleries_items').using('gin', table.items),
  ],
)

/** Talks, articles and podcasts, which belong to the whole network. */
export const wisdomItems = pgTable(
  'wisdom_items',
  {
    id: rowId(),
    ...fieldColumns(wisdom.fields, {
      image: integer('image_id').references(() => mediaItems.id),
      icon: text('icon'),
      publishedAt: instant('published_at').notNull().defaultNow(),
      recordStatus: recordStatus(),
      texts: recordTexts(),
    }),
    ...savedBy(),
  },
  (table) => [index('wisdom_items_latest').on(table.publishedAt)],
)

export const activities = pgTable(
  'activities',
  {
    ...recordColumns(),
    slug: text('slug').notNull(),
    ...fieldColumns(activity.fields, {
      image: integer('image_id').references(() => mediaItems.id),
      icon: text('icon'),
      images: integer('image_ids').array().notNull().default([]),
      sessions: jsonText<readonly StoredSession[]>('sessions').notNull().default(noneYet),
      signUpUrl: text('sign_up_url'),
      recordStatus: recordStatus(),
      texts: recordTexts(),
    }),
    /** The sort order at the location. */
    position: integer('position').notNull().default(0),
  },
  (table) => [
    unique('activities_slug').on(table.locationId, table.slug),
    lastSavedIndex('activities_saved', table),
  ],
)

export const faqs = pgTable(
  'faqs',
  {
    ...recordColumns(),
    position: integer('position').notNull().default(0),
    ...fieldColumns(faq.fields, { recordStatus: recordStatus(), texts: recordTexts() }),
  },
  (table) => [
    index('faqs_location').on(table.locationId, table.position),
    lastSavedIndex('faqs_saved', table),
  ],
)

export const announcements = pgTable(
  'announcements',
  {
    ...recordColumns(),
    ...fieldColumns(announcement.fields, { recordStatus: recordStatus(), texts: recordTexts() }),
  },
  (table) => [
    index('announcements_shown').on(table.reach, table.locationId),
    lastSavedIndex('announcements_saved', table),
  ],
)

/** Posts of channels, stored here so that pages don't contact a social network about their visitors. */
export const socialPosts = pgTable(
  'social_posts',
  {
    id: rowId(),
    ...fieldColumns(socialPost.fields, {
      image: integer('image_id').references(() => mediaItems.id),
      postedAt: instant('posted_at').notNull(),
      recordStatus: recordStatus(),
      texts: recordTexts(),
    }),
    ...savedBy(),
  },
  (table) => [index('social_posts_latest').on(table.handle, table.postedAt)],
)
