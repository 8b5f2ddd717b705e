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
    locationId: atLocation(),
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
    /** What was submitted, or returned, by whom and with which note; `null` when no review is under way. */
    review: jsonText<StoredReview>('review'),
    /** The revision that what belongs to the whole page is published of: title, address, picture. Its texts are in `publications`. */
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

/** Every saved state, complete, never changed; only one person's autosaves of ten minutes become one. */
export const revisions = pgTable(
  'revisions',
  {
    documentId: ofDocument(),
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

/**
 * What is public: a row for each text of a document, by its language and location. The text itself is in the revision;
 * what readers need of all rows together is in `publishedContents`.
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
    /** When it is taken away (`schedules`); `null` for never. */
    until: instant('ends_at'),
  },
  (table) => [
    unique('publications_place')
      .on(table.documentId, table.language, table.locationId)
      .nullsNotDistinct(),
  ],
)

/** When visitors saw a text, and which version of it: a row is written when that ends (`publications` says what they see now). */
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

/** What visitors see of a document now: the texts of all its publications, read in one row with the page. */
export const publishedContents = pgTable('published_contents', {
  documentId: integer('document_id')
    .primaryKey()
    .references(() => documents.id),
  /** As `revisions.items`. */
  items: text('items').notNull(),
  /** As `revisions.children`. */
  children: text('children').notNull(),
})

/** What is to be published, or taken away, at a time; done by a job. A row that is done is gone. */
export const schedules = pgTable(
  'schedules',
  {
    id: rowId(),
    documentId: ofDocument(),
    action: text('action').$type<ScheduledAction>().notNull(),
    /** Which texts; `null` for every language, every location. */
    language: text('language'),
    locationId: integer('location_id').references(() => locations.id),
    /** The version that is published; of one that is taken away the version that was there. */
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    /** When what is published then is taken away again; `null` for never. */
    until: instant('until'),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** Why it was not done when it was due; `null` while it waits. */
    problem: text('problem'),
  },
  (table) => [index('schedules_at').on(table.at), index('schedules_document').on(table.documentId)],
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

/** Addresses that show a draft without signing in; only the token's hash is stored. */
export const previewTokens = pgTable('preview_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  documentId: ofDocument(),
  version: integer('version').notNull(),
  language: text('language').notNull(),
  /** The location as which a page of the network is shown, with its draft; `null`: the page's own. */
  locationId: integer('location_id').references(() => locations.id),
  /** Shows the newest draft rather than `version`, which is the one it was made of. */
  followsDraft: boolean('follows_draft').notNull().default(false),
  createdBy: text('created_by').notNull(),
  createdByName: text('created_by_name').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Addresses that lead elsewhere: where published pages were before, and what someone has entered. */
export const movedAddresses = pgTable(
  'moved_addresses',
  {
    locationId: atLocation(),
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
