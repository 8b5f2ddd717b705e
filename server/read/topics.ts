import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import { can } from '../access/can'
import { documents, revisions, topicItems, topics } from '../database/tables'
import { isPublishedRevision } from '../published/published-revision'
import { parseItems, type StoredItem } from '../published/revision-items'
import type { LoadMedia } from './media'
import {
  counted,
  holdsText,
  inOrder,
  type Listed,
  mayReadDrafts,
  type Part,
  type Reader,
} from './reader'

/** A topic with what the reader may see of it: the draft of a page's topic, or what is published. */
export interface TopicRecord {
  readonly id: number
  readonly externalUrl: string | null
  readonly dateTime: string | null
  readonly items: readonly StoredItem[]
  readonly media: readonly MediaItem[]
  readonly children: readonly TopicRecord[]
}

/** How many levels below a topic are read; the deepest query reaches fewer. */
const LEVELS = 4

/** The topics of these ids that the reader may see, with what stands below them. */
export async function readTopics(
  reader: Reader,
  ids: readonly number[],
  load: LoadMedia,
): Promise<(TopicRecord | null)[]> {
  for (const id of ids) reader.note(`topic:${id}`)
  const rows = await readTree(reader, ids)
  const items = await readItems(
    reader,
    rows.map(({ id }) => id),
  )
  const records = new Map<number, TopicRecord>()
  // From the deepest up, so that the children are there before their parent.
  for (const row of [...rows].sort((a, b) => b.depth - a.depth)) {
    const own = items.get(row.id)
    if (!own) continue
    const below = rows.filter((child) => child.parentId === row.id && child.depth === row.depth + 1)
    records.set(row.id, {
      id: row.id,
      externalUrl: own.externalUrl ?? row.externalUrl,
      dateTime: row.dateTime?.toISOString() ?? null,
      items: own.items,
      media: await load(row.mediaIds),
      children: below.sort(byPosition).flatMap(({ id }) => records.get(id) ?? []),
    })
  }
  return inOrder(ids, [...records.values()], ({ id }) => id)
}

/** Topics by search in their titles: those that stand by themselves, and those of documents whose drafts one may see. */
export function listTopicIds(
  { orm, principal }: Reader,
  search: string | undefined,
  { first, offset }: Part,
): Listed<number> {
  const where = and(
    isNull(topics.parentId),
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
      ? sql`exists (select 1 from ${topicItems} where ${and(eq(topicItems.topicId, topics.id), holdsText(topicItems.title, search))})`
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

type TreeRow = typeof topics.$inferSelect & { readonly depth: number }

async function readTree({ orm, note }: Reader, ids: readonly number[]): Promise<TreeRow[]> {
  const found = new Map<number, TreeRow>()
  let level: (typeof topics.$inferSelect)[] = await orm
    .select()
    .from(topics)
    .where(inArray(topics.id, [...ids]))
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const row of level) {
      note(`topic:${row.id}`)
      found.set(row.id, { ...row, depth })
    }
    if (depth === LEVELS) break
    const parents = level.map(({ id }) => id)
    level = await orm.select().from(topics).where(inArray(topics.parentId, parents))
  }
  return [...found.values()]
}

interface OwnItems {
  readonly externalUrl: string | null
  readonly items: readonly StoredItem[]
}

/** The texts of each topic; a topic that is missing here may not be seen. */
async function readItems(
  { orm, principal }: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OwnItems>> {
  if (ids.length === 0) return new Map()
  const [owners, rows] = await Promise.all([
    orm
      .select({ document: documents, published: revisions.items })
      .from(documents)
      .leftJoin(revisions, isPublishedRevision)
      .where(inArray(documents.topicId, [...ids])),
    orm
      .select()
      .from(topicItems)
      .where(inArray(topicItems.topicId, [...ids]))
      .orderBy(asc(topicItems.id)),
  ])
  const ownerOf = new Map(owners.map((owner) => [owner.document.topicId, owner]))
  const result = new Map<number, OwnItems>()
  for (const id of ids) {
    const owner = ownerOf.get(id)
    const draft = rows.filter(({ topicId }) => topicId === id)
    if (!owner) {
      result.set(id, { externalUrl: null, items: draft })
      continue
    }
    const { locationId, externalUrl, publishedUrl, recordStatus } = owner.document
    const isPublic = owner.published !== null && recordStatus === 'ACTIVE'
    if (can(principal, 'readDraft', { locationId, isPublic }))
      result.set(id, { externalUrl, items: draft })
    else if (owner.published !== null && can(principal, 'read', { locationId, isPublic }))
      result.set(id, { externalUrl: publishedUrl, items: parseItems(owner.published) })
  }
  return result
}

function byPosition(a: TreeRow, b: TreeRow): number {
  return a.position - b.position || a.id - b.id
}
