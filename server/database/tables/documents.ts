import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PostStatus, ScheduledAction } from '#schema/entities/statuses'
import type { PublicationEnd } from '#schema/publication/publication-facts'
import { instant, recordStatus, rowId } from './columns'
import { searchedIn, sortedBy, sortedByName } from './indexes'
import { jsonText } from './json-text'
import { mediaItems } from './media'
import { atLocation, locations, topics } from './records'
import type { StoredReview } from './stored-values'

/** Documents as saved by createOrUpdateDocument. The columns without `published` are the working copy. */
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
    locationId: atLocation(),
    externalUrl: text('external_url'),
    /** The picture for sharing; `null` for the first one in its blocks. */
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
    /** The submission or return, with its author and note; `null` if no review is in progress. */
    review: jsonText<StoredReview>('review'),
    /** The revision of the published title, address and picture. The published texts are in `publications`. */
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
    sortedBy('documents_changed', table.updatedAt, table.id),
    sortedByName('documents_name', table.title, table.id),
    searchedIn('documents_words', table.title, table.description, table.externalUrl),
    uniqueIndex('documents_layout')
      .on(table.locationId)
      .where(sql`${table.type} = 'LAYOUT' and ${table.recordStatus} <> 'DELETED'`),
  ],
)

/** The page that a row is of. */
export const ofDocument = () =>
  integer('document_id')
    .notNull()
    .references(() => documents.id)

/** Every saved state, complete and immutable, except that one person's autosaves within ten minutes are merged. */
export const revisions = pgTable(
  'revisions',
  {
    documentId: ofDocument(),
    version: integer('version').notNull(),
    kind: text('kind').notNull(),
    /** The time of the first of the merged autosaves. */
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
    /** JSON text: language, locationId, title, richText and content (again JSON text, or null) of each item. */
    items: text('items').notNull(),
    /** JSON text: language, locationId and the ordered ids of the topics below its topic. */
    children: text('children').notNull().default('[]'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
)

/**
 * The published texts of documents: a row for each language and location. The text itself is in the revision; the data for
 * visitors is combined in `publishedContents`.
 */
export const publications = pgTable(
  'publications',
  {
    documentId: ofDocument(),
    language: text('language').notNull(),
    /** `null` for every location. */
    locationId: integer('location_id').references(() => locations.id),
    version: integer('version').notNull(),
    from: instant('starts_at').notNull(),
    /** The time it is unpublished (`schedules`); `null` for never. */
    until: instant('ends_at'),
  },
  (table) => [
    unique('publications_place')
      .on(table.documentId, table.language, table.locationId)
      .nullsNotDistinct(),
  ],
)

/**
 * Past periods in which a version of a text was public: a row is written when the period ends (`publications` has the current
 * ones).
 */
export const publicationPeriods = pgTable(
  'publication_periods',
  {
    id: rowId(),
    documentId: ofDocument(),
    language: text('language').notNull(),
    locationId: integer('location_id').references(() => locations.id),
    version: integer('version').notNull(),
    from: instant('starts_at').notNull(),
    to: instant('ended_at').notNull(),
    endedBy: text('ended_by').$type<PublicationEnd>().notNull(),
  },
  (table) => [index('publication_periods_document').on(table.documentId, table.to)],
)

/** The public content of a document: the texts of all its publications, read in one row with the page. */
export const publishedContents = pgTable('published_contents', {
  documentId: integer('document_id')
    .primaryKey()
    .references(() => documents.id),
  /** Format as in `revisions.items`. */
  items: text('items').notNull(),
  /** Format as in `revisions.children`. */
  children: text('children').notNull(),
})

/** Scheduled publishing and unpublishing, executed by a job. Completed rows are deleted. */
export const schedules = pgTable(
  'schedules',
  {
    id: rowId(),
    documentId: ofDocument(),
    action: text('action').$type<ScheduledAction>().notNull(),
    /** The texts to publish; `null` for every language, every location. */
    language: text('language'),
    locationId: integer('location_id').references(() => locations.id),
    /** The version to publish; for unpublishing the version that was public. */
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    /** The time the published content is unpublished again; `null` for never. */
    until: instant('until'),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** The reason why it failed when due; `null` while pending. */
    problem: text('problem'),
  },
  (table) => [index('schedules_at').on(table.at), index('schedules_document').on(table.documentId)],
)

/** Stored responses: a repeated request writes nothing and gets the same response. */
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

/** Addresses that show a draft without signing in; only the token's hash is stored. */
export const previewTokens = pgTable('preview_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  documentId: ofDocument(),
  version: integer('version').notNull(),
  language: text('language').notNull(),
  /** The location whose version of a network page is shown, with its draft; `null` for the page's own. */
  locationId: integer('location_id').references(() => locations.id),
  /** Shows the newest draft instead of `version`, which it was created from. */
  followsDraft: boolean('follows_draft').notNull().default(false),
  createdBy: text('created_by').notNull(),
  createdByName: text('created_by_name').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Redirects: former addresses of published pages, and addresses entered by people. */
export const movedAddresses = pgTable(
  'moved_addresses',
  {
    locationId: atLocation(),
    path: text('path').notNull(),
    /** The page, not its new address: however often it moves, every old address leads directly there. */
    documentId: integer('document_id').references(() => documents.id),
    /** The target if it isn't a page: a path of the site, or the address of another. */
    target: text('target'),
    movedAt: instant('moved_at').notNull().defaultNow(),
    /** Empty if the page was moved. */
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
