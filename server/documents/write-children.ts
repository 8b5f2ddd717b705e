import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LocaleScope } from '#schema/entities/place'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { documents, topicChildren, topicItems, topics } from '../database/tables'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { checkLocations } from './check-place'
import { isPublic } from './document-row'
import type { ChildList } from './publications/revision-items'
import type { ChildInput, ChildrenInput } from './read-children'

/** Name of the lock held while changing the children of topics. */
const LOCK = 'topics below topics'

/** The parent topic, locked by this transaction, and the caller. */
interface ParentTopic {
  readonly tx: Orm
  readonly topicId: number
  readonly principal: Principal
  /**
   * Location of the document that owns the topic: saving that document includes writing its lists. `null` for a topic without a
   * document.
   */
  readonly ownerId: number | null
}

/**
 * Writes the lists of child topics, creating new topics. Returns the topics that are or were in one of these lists. Throws for
 * missing topics and for ancestors of the parent.
 */
export async function writeChildren(
  parent: ParentTopic,
  lists: readonly ChildrenInput[],
): Promise<readonly number[]> {
  if (lists.length === 0) return []
  await checkPlaces(parent, lists)
  const named = [...new Set(lists.flatMap(({ topics: all }) => all.flatMap(({ id }) => id ?? [])))]
  await checkThere(parent, named)
  // Serializes transactions, so that two of them can’t create a cycle by nesting each other’s topics.
  await lock(parent.tx, LOCK)
  await checkNoCycle(parent, named)
  const changed = []
  for (const list of lists) changed.push(...(await writeList(parent, list)))
  return [...new Set(changed)]
}

async function writeList(
  { tx, topicId }: ParentTopic,
  { topics: given, ...place }: ChildrenInput,
): Promise<readonly number[]> {
  const before = await tx
    .delete(topicChildren)
    .where(
      and(
        eq(topicChildren.topicId, topicId),
        eq(topicChildren.language, place.language),
        place.locationId === null
          ? isNull(topicChildren.locationId)
          : eq(topicChildren.locationId, place.locationId),
      ),
    )
    .returning({ id: topicChildren.childId })
  const ids = []
  for (const topic of given) ids.push(await idOfChild(tx, topic, place))
  const rows = ids.map((childId, position) => ({ topicId, ...place, position, childId }))
  if (rows.length > 0) await tx.insert(topicChildren).values(rows)
  return [...before.map(({ id }) => id), ...ids]
}

/** Returns the id of an existing topic, or creates the topic. */
async function idOfChild(tx: Orm, child: ChildInput, place: LocaleScope): Promise<number> {
  if (child.id !== null) return child.id
  const [topic] = await tx.insert(topics).values({}).returning({ id: topics.id })
  if (!topic) throw new Error('A topic below another was not written')
  const { title, richText } = child
  await tx.insert(topicItems).values({ topicId: topic.id, ...place, title, richText })
  return topic.id
}

/** Restores the child topics of an earlier state, omitting those that have become ancestors since. */
export async function restoreChildren(
  tx: Orm,
  topicId: number,
  lists: readonly ChildList[],
): Promise<void> {
  await lock(tx, LOCK)
  await tx.delete(topicChildren).where(eq(topicChildren.topicId, topicId))
  const ids = [...new Set(lists.flatMap(({ topicIds }) => topicIds))]
  const above = new Set(await idsAbove(tx, topicId, ids))
  const rows = lists.flatMap(({ topicIds, language, locationId }) =>
    topicIds
      .filter((id) => !above.has(id))
      .map((childId, position) => ({ topicId, language, locationId, position, childId })),
  )
  if (rows.length > 0) await tx.insert(topicChildren).values(rows)
}

async function checkPlaces(
  { tx, principal, ownerId }: ParentTopic,
  lists: readonly ChildrenInput[],
): Promise<void> {
  const locationIds = [...new Set(lists.map(({ locationId }) => locationId))]
  for (const locationId of locationIds) {
    const isOwn = ownerId !== null && (locationId === null || locationId === ownerId)
    // Lists of a document belong to its draft; lists of a topic without a document are public immediately.
    const action = ownerId === null ? 'saveLive' : 'save'
    const kind = ownerId === null ? 'topic' : 'page'
    if (isOwn || can(principal, action, { locationId, isPublic: false, kind })) continue
    const whose = locationId === null ? 'for every location' : `of location ${locationId}`
    throw new ApiError('FORBIDDEN', forPrograms(`Your account can’t change the topics ${whose}.`))
  }
  await checkLocations(tx, locationIds)
}

/** Throws if a topic doesn’t exist, or belongs to a page whose draft the caller can’t see. */
async function checkThere({ tx, principal }: ParentTopic, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: topics.id, owner: documents })
    .from(topics)
    .leftJoin(documents, eq(documents.topicId, topics.id))
    .where(inArray(topics.id, [...ids]))
  const seen = rows.filter(
    ({ owner }) =>
      !owner ||
      (owner.recordStatus !== 'DELETED' &&
        can(principal, 'readDraft', { locationId: owner.locationId, isPublic: isPublic(owner) })),
  )
  const missing = ids.find((id) => !seen.some((topic) => topic.id === id))
  if (missing !== undefined)
    throw new ApiError('BAD_USER_INPUT', forPrograms(`Topic ${missing} doesn’t exist.`))
}

/** Throws if a topic would become its own descendant, which would make an endless tree. */
async function checkNoCycle({ tx, topicId }: ParentTopic, ids: readonly number[]): Promise<void> {
  const [found] = await idsAbove(tx, topicId, ids)
  if (found === undefined) return
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(
      found === topicId
        ? `Topic ${topicId} can’t be its own subtopic.`
        : `Topic ${found} is a parent of topic ${topicId}, so it can’t be its subtopic.`,
    ),
  )
}

/** Returns those of the topics that are the topic itself or its ancestors. */
async function idsAbove(
  tx: Orm,
  topicId: number,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const above = sql`(with recursive above (id) as (
    select ${topicId}::integer
    union select c.topic_id from ${topicChildren} c join above a on c.child_id = a.id
  ) select id from above)`
  const rows = await tx
    .select({ id: topics.id })
    .from(topics)
    .where(and(inArray(topics.id, [...ids]), sql`${topics.id} in ${above}`))
  return rows.map(({ id }) => id)
}
