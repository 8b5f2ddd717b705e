import { and, asc, count, eq, exists, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import type { RecordStatus } from '#schema/entities/statuses'
import { recordTag } from '../../database/cache-tags'
import { isOpen } from '../../database/location-conditions'
import type { Orm } from '../../database/orm'
import { prepared } from '../../database/prepared'
import {
  documents,
  publishedContents,
  topicChildren,
  topicItems,
  topics,
} from '../../database/tables'
import { childListsOf } from '../../documents/publications/child-lists'
import { isPublishedContent } from '../../documents/publications/published-revision'
import {
  type ChildList,
  parseChildren,
  parseItems,
  type StoredItem,
} from '../../documents/publications/revision-items'
import { can, readableLocations } from '../../people/access/can'
import type { LoadMedia } from './media'
import {
  containsText,
  inOrder,
  isHeadOffice,
  type ListPage,
  type ListResult,
  mayReadDrafts,
  type ReadContext,
  readCount,
} from './read-context'

/** A topic with the parts the caller can see: the draft of a page’s topic, or the published version. */
export interface TopicRecord {
  readonly id: number
  readonly externalUrl: string | null
  readonly dateTime: string | null
  readonly recordStatus: RecordStatus
  /** Location of its page; `null` for a standalone topic. */
  readonly locationId: number | null
  readonly items: readonly StoredItem[]
  readonly media: readonly MediaItem[]
  /** Lists of ids, some of which the caller may not be able to see. */
  readonly children: readonly ChildList[]
}

/** Reads the topics of these ids that the caller can see. Their children are loaded by id. */
export async function readTopics(
  readContext: ReadContext,
  ids: readonly number[],
  load: LoadMedia,
): Promise<(TopicRecord | null)[]> {
  for (const id of ids) readContext.addCacheTag(recordTag('topic', id))
  const [rows, items] = await Promise.all([
    topicsWithIds(readContext.orm, { ids }),
    itemsOfTopics(readContext.orm, { ids }),
  ])
  const mayReadAll = readableLocations(readContext.principal) === 'ALL'
  const records = await Promise.all(
    rows.flatMap((row) => {
      const { topic } = row
      if (topic.recordStatus !== 'ACTIVE' && !mayReadAll) return []
      const own = items.filter(({ topicId }) => topicId === topic.id)
      const seen = seenOf(readContext, row, own)
      return seen ? toTopic(topic, seen, load) : []
    }),
  )
  return inOrder(ids, records, ({ id }) => id)
}

async function toTopic(
  { id, externalUrl, dateTime, mediaIds, recordStatus }: typeof topics.$inferSelect,
  own: OwnParts,
  load: LoadMedia,
): Promise<TopicRecord> {
  return {
    id,
    externalUrl: own.externalUrl ?? externalUrl,
    dateTime: dateTime?.toISOString() ?? null,
    recordStatus,
    locationId: own.locationId,
    items: own.items,
    media: await load(mediaIds),
    children: own.children,
  }
}

/** Filters of topics. */
interface TopicsQuery {
  readonly search?: string | undefined
  /** Only topics without a page. */
  readonly standalone?: boolean
  /** Only topics in the trash, visible to people who read drafts everywhere. */
  readonly deleted?: boolean
}

/** Lists topics by title: standalone ones, and those of documents whose drafts the caller can see. */
export function listTopicIds(
  { orm, principal }: ReadContext,
  { search, standalone, deleted }: TopicsQuery,
  { first, offset }: ListPage,
): ListResult<number> {
  const where = and(
    deleted
      ? and(eq(topics.recordStatus, 'DELETED'), isHeadOffice(principal))
      : ne(topics.recordStatus, 'DELETED'),
    standalone ? notExists(owner()) : undefined,
    // Deleted topics, and searches among standalone ones, include topics nested below others.
    deleted || (standalone && search)
      ? undefined
      : notExists(
          orm
            .select({ one: sql`1` })
            .from(topicChildren)
            .where(eq(topicChildren.childId, topics.id)),
        ),
    or(
      notExists(owner()),
      exists(
        owner(
          ne(documents.recordStatus, 'DELETED'),
          mayReadDrafts(principal, documents.locationId),
        ),
      ),
    ),
    search
      ? sql`exists (select 1 from ${topicItems} where ${and(eq(topicItems.topicId, topics.id), containsText(topicItems.title, search))})`
      : undefined,
  )
  return {
    nodes,
    totalCount: () => readCount(orm.select({ count: count() }).from(topics).where(where)),
  }

  async function nodes() {
    const rows = await orm
      .select({ id: topics.id })
      .from(topics)
      .where(where)
      .orderBy(asc(topics.id))
      .limit(first)
      .offset(offset)
    return rows.map(({ id }) => id)
  }

  function owner(...conditions: readonly SQL[]) {
    return orm
      .select({ one: sql`1` })
      .from(documents)
      .where(and(eq(documents.topicId, topics.id), ...conditions))
  }
}

interface OwnParts extends Pick<TopicRecord, 'locationId'> {
  readonly externalUrl: string | null
  readonly items: readonly StoredItem[]
  readonly children: readonly ChildList[]
}

/** Topics with their documents, the published state of these, and the lists of their drafts. */
function selectTopics(orm: Orm) {
  const { locationId, externalUrl, publishedUrl, recordStatus } = documents
  return orm
    .select({
      topic: topics,
      document: { locationId, externalUrl, publishedUrl, recordStatus },
      published: { items: publishedContents.items, children: publishedContents.children },
      isOpen: sql<boolean>`coalesce(${isOpen(locationId)}, false)`,
      children: childListsOf(topics.id),
    })
    .from(topics)
    .leftJoin(documents, eq(documents.topicId, topics.id))
    .leftJoin(publishedContents, isPublishedContent)
}

type TopicRow = Awaited<ReturnType<typeof selectTopics>>[number]

const topicsWithIds = prepared('topics_with_ids', (orm) =>
  selectTopics(orm).where(sql`${topics.id} = any(${sql.placeholder('ids')})`),
)

/** A separate query: joined, the long texts of a page would be repeated for each item. */
const itemsOfTopics = prepared('items_of_topics', (orm) =>
  orm
    .select()
    .from(topicItems)
    .where(sql`${topicItems.topicId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(topicItems.id)),
)

/** Returns the part of a topic that the caller can see: the draft, the published version, or nothing. */
function seenOf(
  { principal, previewedLocationId }: ReadContext,
  { document, published, isOpen: isAtOpen, children }: TopicRow,
  items: readonly StoredItem[],
): OwnParts | null {
  if (!document) return { locationId: null, externalUrl: null, items, children }
  const { locationId, externalUrl, publishedUrl, recordStatus } = document
  const isSeen = isAtOpen || locationId === previewedLocationId
  const isPublic = published !== null && recordStatus === 'ACTIVE' && isSeen
  if (can(principal, 'readDraft', { locationId, isPublic }))
    return { locationId, externalUrl, items, children }
  if (published === null || !can(principal, 'read', { locationId, isPublic })) return null
  return {
    ...{ locationId, externalUrl: publishedUrl },
    items: parseItems(published.items),
    children: parseChildren(published.children),
  }
}
