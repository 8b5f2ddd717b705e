import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import pLimit from 'p-limit'
import type {
  ImportedDocument,
  ImportedPicture,
  NetworkContent,
} from '#schema/import/network-content'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import { withTextsOfTree } from '#schema/records/navigation/text-trees'
import type { App } from '../app/app'
import { announce } from '../database/announcements'
import { EVERYTHING } from '../database/cache-tags'
import { type Orm, storedSources } from '../database/orm'
import {
  activities,
  documents,
  events,
  faqs,
  galleries,
  locations,
  mediaItems,
  navigations,
  posts,
  revisions,
  socialPosts,
  topicChildren,
  topicItems,
  topics,
  wisdomItems,
} from '../database/tables'
import { publishRevision } from '../documents/publications/publications'
import type { StoredItem } from '../documents/publications/revision-items'
import { buildReferences } from '../records/usage/rebuild-references'
import { buildSearchIndex } from '../search/rebuild-search-index'
import { isFilled } from './is-filled'
import {
  activityRow,
  childRows,
  eventRow,
  galleryRow,
  locationRow,
  pictureRow,
  postRow,
  type StoredFile,
  type StoredPicture,
  socialPostRow,
  wisdomRow,
} from './network-rows'

interface ImportOptions {
  /** Stores the original of a picture like an upload; returns its name in the file store. */
  readonly storePicture: (picture: ImportedPicture) => Promise<StoredFile>
  /** Additional writes in the same transaction. */
  readonly whenImported?: (tx: Orm) => Promise<void>
  /** The moment that relative days and times are based on. */
  readonly now?: Date
}

/** First id of new records, which keeps them apart from imported ones. */
const FIRST_OWN_ID = 1000
const BATCH_SIZE = 100
const PICTURE_CONCURRENCY = 4

/**
 * Fills an empty database with a network’s content in one transaction, and only once even if several instances start together.
 * Returns whether it did. Pages are published at version 1.
 */
export async function importNetwork(
  app: Pick<App, 'database' | 'changes'>,
  network: NetworkContent,
  { storePicture, whenImported, now = new Date() }: ImportOptions,
): Promise<boolean> {
  if (await isFilled(app.database.orm)) return false
  // Before the transaction, because storing takes long and no record may reference a missing file.
  const pictures = await storePictures(network.pictures, storePicture)
  return app.changes.write(async (tx) => {
    // The import computes between statements, for longer than an editor’s save on a busy machine.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`lock table settings in exclusive mode`)
    if (await isFilled(tx)) return false
    await insertRecords(tx, network, { pictures, now })
    await startIdsAfterImport(tx)
    const { author } = network
    for (const document of network.documents) await insertDocument(tx, document, { author, now })
    await whenImported?.(tx)
    await buildSearchIndex(tx)
    await buildReferences(tx)
    announce(tx, [EVERYTHING])
    return true
  })
}

async function storePictures(
  pictures: readonly ImportedPicture[],
  store: ImportOptions['storePicture'],
): Promise<StoredPicture[]> {
  const semaphore = pLimit(PICTURE_CONCURRENCY)
  return Promise.all(
    pictures.map((picture) => semaphore(async () => ({ ...picture, ...(await store(picture)) }))),
  )
}

interface Loading {
  readonly pictures: readonly StoredPicture[]
  readonly now: Date
}

async function insertRecords(
  tx: Orm,
  network: NetworkContent,
  { pictures, now }: Loading,
): Promise<void> {
  const placeOf = places(network, now)
  const insert = <Table extends PgTable, Each>(
    table: Table,
    all: readonly Each[],
    row: (each: Each) => Table['$inferInsert'],
  ) => insertAll(tx, table, all.map(row))
  await insert(locations, network.locations, (each) => locationRow(each, now))
  await insert(mediaItems, pictures, pictureRow)
  await insert(galleries, network.galleries, (each) =>
    galleryRow(each, placeOf(each.locationId), network),
  )
  await insertTopics(tx, network)
  await insert(events, network.events, (each) => eventRow(each, placeOf(each.locationId)))
  await insert(posts, network.posts, (each) => postRow(each, now))
  await insert(wisdomItems, network.wisdom, (each) => wisdomRow(each, now))
  await insert(activities, network.activities, activityRow)
  await insertAll(tx, faqs, network.faqs)
  await insert(socialPosts, network.socialPosts, (each) => socialPostRow(each, now))
  await insert(navigations, network.navigations, (each) => ({
    ...each,
    ...withTextsOfTree(each, network.navigations),
    slug: navigationKey(each.locationId, each.language),
    combines: 'after',
  }))
}

/** Returns the time zone data of each location. */
function places({ locations: all }: NetworkContent, now: Date) {
  return (locationId: number) => {
    const location = all.find(({ id }) => id === locationId)
    if (!location) throw new Error(`A record is of the unknown location ${locationId}`)
    return { timeZone: location.timeZone, now }
  }
}

async function insertTopics(tx: Orm, network: NetworkContent): Promise<void> {
  await insertAll(
    tx,
    topics,
    network.topics.map(({ id, externalUrl, mediaIds }) => ({
      id,
      externalUrl,
      mediaIds: [...mediaIds],
    })),
  )
  await insertAll(tx, topicChildren, childRows(network.topics))
  await insertAll(
    tx,
    topicItems,
    network.topics.flatMap(({ id, items }) => items.map((item) => ({ ...item, topicId: id }))),
  )
}

async function insertDocument(
  tx: Orm,
  document: ImportedDocument,
  { author, now }: Pick<NetworkContent, 'author'> & { readonly now: Date },
): Promise<void> {
  const { id, type, title, description, locationId, externalUrl } = document
  const items = document.items.map(
    (item): StoredItem => ({
      ...item,
      richText: '',
      content: JSON.stringify(item.content),
      description: '',
      imageId: null,
    }),
  )
  const [topic] = await tx.insert(topics).values({ externalUrl }).returning({ id: topics.id })
  if (!topic) throw new Error(`The topic of document ${id} was not written`)
  await insertAll(
    tx,
    topicItems,
    items.map((item) => ({ ...item, topicId: topic.id })),
  )
  await tx.insert(documents).values({
    ...{ id, type, title, description, locationId, externalUrl, topicId: topic.id },
    status: 'PUBLISHED',
    createdAt: now,
    createdBy: author.id,
    updatedAt: now,
    updatedBy: author.id,
    updatedByName: author.name,
    publishedVersion: 1,
    publishedAt: now,
    publishedTitle: title,
    publishedDescription: description,
    publishedUrl: externalUrl,
  })
  await tx.insert(revisions).values({
    ...{ documentId: id, version: 1, kind: 'SAVE', type, title, description, externalUrl },
    since: now,
    savedAt: now,
    savedBy: author.id,
    savedByName: author.name,
    items: JSON.stringify(items),
  })
  await publishRevision(tx, { documentId: id, version: 1, at: now })
}

/** Inserts in batches, because a statement can have at most 65,535 parameters. */
async function insertAll<Table extends PgTable>(
  tx: Orm,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await tx.insert(table).values(rows.slice(from, from + BATCH_SIZE))
}

async function startIdsAfterImport(tx: Orm): Promise<void> {
  const kinds = storedSources(tx).map(({ stored }) => stored.table)
  for (const name of [...kinds, mediaItems, topics, documents].map(getTableName))
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(${FIRST_OWN_ID}::bigint, coalesce((select max(id) from ${sql.identifier(name)}), 0)))`,
    )
}
