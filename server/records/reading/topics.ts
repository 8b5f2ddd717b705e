import { and, asc, count, eq, exists, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import type { RecordStatus } from '#schema/entities/statuses'
import { recordTag } from '../../database/cache-tags'
import {
  documents,
  publishedContents,
  topicChildren,
  topicItems,
  topics,
} from '../../database/tables'
import { readChildLists } from '../../documents/publications/child-lists'
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
  counted,
  inOrder,
  isAtOpenLocation,
  isHeadOffice,
  type Listed,
  type ListPage,
  mayReadDrafts,
  type ReadContext,
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
  const [rows, parts] = await Promise.all([
    readContext.orm
      .select()
      .from(topics)
      .where(inArray(topics.id, [...ids])),
    readParts(readContext, ids),
  ])
  const mayReadAll = readableLocations(readContext.principal) === 'ALL'
  const records = await Promise.all(
    rows.flatMap((row) => {
      const own = row.recordStatus === 'ACTIVE' || mayReadAll ? parts.get(row.id) : undefined
      return own ? toTopic(row, own, load) : []
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
): Listed<number> {
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
    totalCount: () => counted(orm.select({ count: count() }).from(topics).where(where)),
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

/** Reads the texts and children of each topic; omits topics that the caller can’t see. */
async function readParts(
  readContext: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OwnParts>> {
  const { orm, principal } = readContext
  if (ids.length === 0) return new Map()
  const [owners, rows, below] = await Promise.all([
    orm
      .select({
        document: documents,
        items: publishedContents.items,
        children: publishedContents.children,
        isOpen: sql<boolean>`${isAtOpenLocation(readContext, documents.locationId)}`,
      })
      .from(documents)
      .leftJoin(publishedContents, isPublishedContent)
      .where(inArray(documents.topicId, [...ids])),
    orm
      .select()
      .from(topicItems)
      .where(inArray(topicItems.topicId, [...ids]))
      .orderBy(asc(topicItems.id)),
    readChildLists(orm, inArray(topicChildren.topicId, [...ids])),
  ])
  const ownerOf = new Map(owners.map((owner) => [owner.document.topicId, owner]))
  return new Map(
    ids.flatMap((id) => {
      const items = rows.filter(({ topicId }) => topicId === id)
      const owner = ownerOf.get(id)
      const locationId = owner?.document.locationId ?? null
      const draft = { locationId, externalUrl: null, items, children: below.get(id) ?? [] }
      const seen = owner ? seenOf(principal, owner, draft) : draft
      return seen ? [[id, seen] as const] : []
    }),
  )
}

interface Owner {
  readonly document: typeof documents.$inferSelect
  /** Published state. */
  readonly items: string | null
  readonly children: string | null
  /** True if its location is open. */
  readonly isOpen: boolean
}

/** Returns the part of a document’s topic that the caller can see: the draft, the published version, or nothing. */
function seenOf(
  principal: ReadContext['principal'],
  { document, items, children, isOpen }: Owner,
  draft: OwnParts,
): OwnParts | null {
  const { locationId, externalUrl, publishedUrl, recordStatus } = document
  const isPublic = items !== null && recordStatus === 'ACTIVE' && isOpen
  if (can(principal, 'readDraft', { locationId, isPublic })) return { ...draft, externalUrl }
  if (items === null || !can(principal, 'read', { locationId, isPublic })) return null
  return {
    ...{ locationId, externalUrl: publishedUrl },
    items: parseItems(items),
    children: parseChildren(children ?? '[]'),
  }
}
