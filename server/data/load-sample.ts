import { TZDate } from '@date-fns/tz'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { App } from '../app'
import { announce } from './changes'
import type { Orm } from './orm'
import type { StoredItem } from './revision-items'
import type {
  SampleContent,
  SampleDocument,
  SampleEvent,
  SamplePicture,
  SamplePost,
} from './sample/sample-content'
import {
  documents,
  events,
  galleries,
  galleryItems,
  locations,
  mediaItems,
  posts,
  revisions,
  settings,
  topicItems,
  topics,
} from './tables'

export interface SampleOptions {
  /** A picture of a few bytes as a data address. */
  readonly thumbnail: (picture: SamplePicture) => Promise<string>
  /** The moment that days and times are counted from. */
  readonly now?: Date
}

/** Who made the sample content, in the history of its pages. */
const AUTHOR = { id: 'sample', name: 'Sample content' }
/** New records are numbered from here on, apart from those of the sample. */
const FIRST_OWN_ID = 1000
const ROWS_AT_ONCE = 100

/**
 * Fills an empty database with its first content: all of it or nothing, and only once, also when several
 * instances start together. Answers whether it did. Sample pages are published at version 1.
 */
export async function loadSample(
  app: Pick<App, 'database' | 'changes'>,
  sample: SampleContent,
  { thumbnail, now = new Date() }: SampleOptions,
): Promise<boolean> {
  if (await isFilled(app.database.orm)) return false
  // Before the transaction: drawing takes its time, and nobody should wait for it.
  const pictures = await drawThumbnails(sample.pictures, thumbnail)
  return app.changes.write(async (tx) => {
    await tx.execute(sql`lock table settings in exclusive mode`)
    if (await isFilled(tx)) return false
    await tx.insert(settings).values({ key: 'sample', value: now.toISOString() })
    await insertRecords(tx, sample, pictures)
    await insertAll(
      tx,
      events,
      sample.events.map((event) => toEvent(event, sample, now)),
    )
    await insertAll(
      tx,
      posts,
      sample.posts.map((post) => toPost(post, now)),
    )
    await startIdsAfterSample(tx)
    for (const document of sample.documents) await insertDocument(tx, document, now)
    announce(tx, ['*'])
    return true
  })
}

async function isFilled(orm: Orm): Promise<boolean> {
  const [loaded] = await orm.select().from(settings).where(eq(settings.key, 'sample'))
  const [location] = await orm.select({ id: locations.id }).from(locations).limit(1)
  return loaded !== undefined || location !== undefined
}

async function drawThumbnails(
  pictures: readonly SamplePicture[],
  thumbnail: SampleOptions['thumbnail'],
): Promise<(SamplePicture & { readonly thumbnail: string })[]> {
  const drawn = []
  for (const picture of pictures) drawn.push({ ...picture, thumbnail: await thumbnail(picture) })
  return drawn
}

async function insertRecords(
  tx: Orm,
  sample: SampleContent,
  pictures: readonly (SamplePicture & { readonly thumbnail: string })[],
): Promise<void> {
  await insertAll(
    tx,
    locations,
    sample.locations.map((location) => ({
      ...location,
      address: JSON.stringify(location.address),
      type: JSON.stringify(location.type),
      configuration: JSON.stringify(location.configuration),
    })),
  )
  await insertAll(
    tx,
    mediaItems,
    pictures.map(({ focalPoint, dateTime, ...picture }) => ({
      ...picture,
      dateTime: new Date(dateTime),
      src: `/media/${picture.id}/original`,
      url: `/media/${picture.id}`,
      type: 'image/jpeg',
      focalX: focalPoint.x,
      focalY: focalPoint.y,
    })),
  )
  await insertAll(
    tx,
    galleries,
    sample.galleries.map(({ mediaIds: _, dateTime, ...gallery }) => ({
      ...gallery,
      dateTime: new Date(dateTime),
    })),
  )
  await insertAll(
    tx,
    galleryItems,
    sample.galleries.flatMap(({ id, mediaIds }) =>
      mediaIds.map((mediaId, position) => ({ galleryId: id, mediaId, position })),
    ),
  )
  await insertTopics(tx, sample)
}

async function insertTopics(tx: Orm, sample: SampleContent): Promise<void> {
  await insertAll(
    tx,
    topics,
    sample.topics.map(({ id, parentId, order, externalUrl, mediaIds }) => ({
      id,
      parentId,
      position: order,
      externalUrl,
      mediaIds: [...mediaIds],
    })),
  )
  await insertAll(
    tx,
    topicItems,
    sample.topics.flatMap(({ id, items }) => items.map((item) => ({ ...item, topicId: id }))),
  )
}

function toEvent(event: SampleEvent, sample: SampleContent, now: Date): typeof events.$inferInsert {
  const { inDays, from, until, mediaId, ...record } = event
  const location = sample.locations.find(({ id }) => id === event.locationId)
  if (!location) throw new Error(`Sample event ${event.id} is of an unknown location`)
  const at = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const day = new TZDate(now, location.timeZone)
    day.setDate(day.getDate() + inDays)
    day.setHours(hours, minutes, 0, 0)
    return new Date(day.getTime())
  }
  return {
    ...record,
    imageId: mediaId,
    startsAt: at(from),
    endsAt: until === null ? null : at(until),
  }
}

function toPost(post: SamplePost, now: Date): typeof posts.$inferInsert {
  const { daysAgo, expiresInDays, mediaId, content, ...record } = post
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000)
  const publishedAt = inDays(-daysAgo)
  return {
    ...record,
    imageId: mediaId,
    content: JSON.stringify(content),
    status: 'PUBLISHED',
    createdAt: publishedAt,
    publishedAt,
    expireAt: expiresInDays === undefined ? null : inDays(expiresInDays),
  }
}

async function insertDocument(tx: Orm, document: SampleDocument, now: Date): Promise<void> {
  const { id, type, title, description, locationId, externalUrl } = document
  const items = document.items.map(
    (item): StoredItem => ({ ...item, richText: '', content: JSON.stringify(item.content) }),
  )
  const [topic] = await tx.insert(topics).values({ externalUrl }).returning({ id: topics.id })
  if (!topic) throw new Error(`The topic of sample document ${id} was not written`)
  await insertAll(
    tx,
    topicItems,
    items.map((item) => ({ ...item, topicId: topic.id })),
  )
  await tx.insert(documents).values({
    ...{ id, type, title, description, locationId, externalUrl, topicId: topic.id },
    status: 'PUBLISHED',
    createdAt: now,
    createdBy: AUTHOR.id,
    updatedAt: now,
    updatedBy: AUTHOR.id,
    updatedByName: AUTHOR.name,
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
    savedBy: AUTHOR.id,
    savedByName: AUTHOR.name,
    items: JSON.stringify(items),
  })
  await breathe()
}

/** Inserts in parts and lets the server breathe between them: the embedded database works on the same thread. */
async function insertAll<Table extends PgTable>(
  tx: Orm,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE))
    await breathe()
  }
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function startIdsAfterSample(tx: Orm): Promise<void> {
  for (const name of [
    'locations',
    'media_items',
    'galleries',
    'topics',
    'posts',
    'events',
    'documents',
  ])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(${FIRST_OWN_ID}::bigint, coalesce((select max(id) from ${sql.identifier(name)}), 0)))`,
    )
}
