import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { SocialNetwork } from '#schema/entities/statuses'
import type { WisdomCategory, WisdomKind } from '#schema/entities/wisdom'
import type { StoredSession } from '#schema/records/activity/activity.record'
import { savedLast } from './indexes'
import { jsonText } from './json-text'
import {
  instant,
  locations,
  mediaItems,
  noneYet,
  recordStatus,
  recordTexts,
  rowId,
  savedBy,
} from './records'

/** Talks, articles and podcasts; they belong to the whole network. */
export const wisdomItems = pgTable(
  'wisdom_items',
  {
    id: rowId(),
    title: text('title').notNull(),
    pretitle: text('pretitle').notNull().default(''),
    subtitle: text('subtitle').notNull().default(''),
    description: text('description').notNull().default(''),
    image: integer('image_id').references(() => mediaItems.id),
    icon: text('icon'),
    href: text('href').notNull(),
    featured: boolean('featured').notNull().default(false),
    category: text('category').$type<WisdomCategory>().notNull(),
    kind: text('kind').$type<WisdomKind>().notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
    recordStatus: recordStatus(),
    texts: recordTexts(),
    ...savedBy(),
  },
  (table) => [index('wisdom_items_latest').on(table.publishedAt)],
)

export const activities = pgTable(
  'activities',
  {
    id: rowId(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    image: integer('image_id').references(() => mediaItems.id),
    icon: text('icon'),
    featured: boolean('featured').notNull().default(false),
    timing: text('timing').notNull().default(''),
    images: integer('image_ids').array().notNull().default([]),
    intro: text('intro').notNull().default(''),
    venue: text('venue').notNull().default(''),
    sessions: jsonText<readonly StoredSession[]>('sessions').notNull().default(noneYet),
    signUpUrl: text('sign_up_url'),
    /** Their order at the location. */
    position: integer('position').notNull().default(0),
    recordStatus: recordStatus(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    texts: recordTexts(),
    ...savedBy(),
  },
  (table) => [
    unique('activities_slug').on(table.locationId, table.slug),
    savedLast('activities_saved', table),
  ],
)

export const faqs = pgTable(
  'faqs',
  {
    id: rowId(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    category: text('category').notNull().default(''),
    position: integer('position').notNull().default(0),
    recordStatus: recordStatus(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    texts: recordTexts(),
    ...savedBy(),
  },
  (table) => [
    index('faqs_location').on(table.locationId, table.position),
    savedLast('faqs_saved', table),
  ],
)

/** Posts of channels, kept here so that a page asks no network about its readers. */
export const socialPosts = pgTable(
  'social_posts',
  {
    id: rowId(),
    handle: text('handle').notNull(),
    network: text('network').$type<SocialNetwork>().notNull(),
    title: text('title').notNull(),
    image: integer('image_id').references(() => mediaItems.id),
    href: text('href').notNull(),
    postedAt: instant('posted_at').notNull(),
    recordStatus: recordStatus(),
    texts: recordTexts(),
    ...savedBy(),
  },
  (table) => [index('social_posts_latest').on(table.handle, table.postedAt)],
)
