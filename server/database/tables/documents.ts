import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PostStatus } from '#schema/entities/statuses'
import { instant, locations, mediaItems, recordStatus, rowId, topics } from './records'

/** What createOrUpdateDocument saves. The columns without `published` are the working copy. */
export const documents = pgTable(
  'documents',
  {
    id: rowId(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    topicId: integer('topic_id')
      .notNull()
      .unique()
      .references(() => topics.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    externalUrl: text('external_url'),
    /** The picture it is shared by; `null` for the first one of its blocks. */
    imageId: integer('image_id').references(() => mediaItems.id),
    visibility: text('visibility').notNull().default('PUBLIC'),
    version: integer('version').notNull().default(1),
    status: text('status').$type<PostStatus>().notNull().default('DRAFT'),
    recordStatus: recordStatus(),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    updatedBy: text('updated_by').notNull(),
    updatedByName: text('updated_by_name').notNull(),
    submittedBy: text('submitted_by'),
    /** The revision visitors see, and what of it is searched: its whole text is in `revisions`. */
    publishedVersion: integer('published_version'),
    publishedAt: instant('published_at'),
    publishedTitle: text('published_title'),
    publishedDescription: text('published_description'),
    publishedUrl: text('published_url'),
    publishedImageId: integer('published_image_id').references(() => mediaItems.id),
    publishedVisibility: text('published_visibility').notNull().default('PUBLIC'),
  },
  (table) => [
    uniqueIndex('documents_draft_url')
      .on(table.locationId, table.externalUrl)
      .where(sql`${table.recordStatus} <> 'DELETED'`),
    uniqueIndex('documents_published_url').on(table.locationId, table.publishedUrl),
    uniqueIndex('documents_layout')
      .on(table.locationId)
      .where(sql`${table.type} = 'LAYOUT' and ${table.recordStatus} <> 'DELETED'`),
  ],
)

/** Every saved state, complete, never changed; only one person's autosaves of ten minutes become one. */
export const revisions = pgTable(
  'revisions',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    /** When the first of the autosaves was made that this revision stands for. */
    since: instant('since').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    savedByName: text('saved_by_name').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    externalUrl: text('external_url'),
    imageId: integer('image_id'),
    visibility: text('visibility').notNull().default('PUBLIC'),
    /** JSON text: language, locationId, title, richText and content (JSON text again, or null) of each item. */
    items: text('items').notNull(),
    /** JSON text: language, locationId and the ids of the topics below its topic, in their order. */
    children: text('children').notNull().default('[]'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
)

/** Answers already given, so that a repeated request writes nothing and is answered the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: text('actor_id').notNull(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    answer: text('answer'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/** Addresses that show one version of a draft for a short while; only the token's hash is stored. */
export const previewTokens = pgTable('preview_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  documentId: integer('document_id')
    .notNull()
    .references(() => documents.id),
  version: integer('version').notNull(),
  language: text('language').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Addresses that lead elsewhere: where published pages were before, and what somebody has entered. */
export const movedAddresses = pgTable(
  'moved_addresses',
  {
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    path: text('path').notNull(),
    /** The page, not where it went: however often it moves on, every old address leads there at once. */
    documentId: integer('document_id').references(() => documents.id),
    /** What was entered instead of a page: a path of the site, or the address of another. */
    target: text('target'),
    movedAt: instant('moved_at').notNull().defaultNow(),
    /** Empty where the page has moved. */
    movedByName: text('moved_by_name').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.path] }),
    check(
      'moved_addresses_target',
      sql`(${table.documentId} is null) <> (${table.target} is null)`,
    ),
    index('moved_addresses_document').on(table.documentId),
  ],
)
