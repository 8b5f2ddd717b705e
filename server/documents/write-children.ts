import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LocaleScope } from '#schema/entities/place'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { documents, topicChildren, topicItems, topics } from '../database/tables'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { checkLocations } from './check-locations'
import { isPublic } from './document-row'
import type { ChildList } from './publications/revision-items'
import type { ChildInput, ChildrenInput } from './read-children'

/** The lock for changing the children of a topic. */
const LOCK = 'topics below topics'

/** The parent topic, locked by this transaction, and who writes. */
interface ParentTopic {
  readonly tx: Orm
  readonly topicId: number
  readonly principal: Principal
  /** The location of the document whose topic it is: who may save that may write its lists. `null` for a topic by itself. */
  readonly ownerId: number | null
}

/**
 * Writes the lists of children of a topic, creating the new ones. Returns the topics that were in one of these
 * lists before, or are now. Rejects topics that do not exist, and its own ancestors.
 */
export async function writeChildren(
  parent: ParentTopic,
  lists: readonly ChildrenInput[],
): Promise<readonly number[]> {
  if (lists.length === 0) return []
  await checkPlaces(parent, lists)
  const named = [...new Set(lists.flatMap(({ topics: all }) => all.flatMap(({ id }) => id ?? [])))]
  await checkThere(parent, named)
  // When two transactions put each other's topics below their own at the same time, the second sees the first.
  await lock(parent.tx, LOCK)
  await checkNotAbove(parent, named)
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

/** The id of an existing topic, or of one created here. */
async function idOfChild(tx: Orm, child: ChildInput, place: LocaleScope): Promise<number> {
  if (child.id !== null) return child.id
  const [topic] = await tx.insert(topics).values({}).returning({ id: topics.id })
  if (!topic) throw new Error('A topic below another was not written')
  const { title, richText } = child
  await tx.insert(topicItems).values({ topicId: topic.id, ...place, title, richText })
  return topic.id
}

/** Restores the children of an earlier state. What has become an ancestor since is left out. */
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
  const asked = [...new Set(lists.map(({ locationId }) => locationId))]
  for (const locationId of asked) {
    const isOwn = ownerId !== null && (locationId === null || locationId === ownerId)
    // The lists of a document are its draft's; those of a topic by itself are shown at once.
    const action = ownerId === null ? 'saveLive' : 'save'
    const kind = ownerId === null ? 'topic' : 'page'
    if (isOwn || can(principal, action, { locationId, isPublic: false, kind })) continue
    const whose = locationId === null ? 'for every location' : `of location ${locationId}`
    throw new ApiError('FORBIDDEN', forPrograms(`Your account can’t change the topics ${whose}.`))
  }
  await checkLocations(tx, asked)
}

/** For those who may not see the draft of a page, its topic does not exist. */
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

/** A topic below itself would be an endless tree. */
async function checkNotAbove({ tx, topicId }: ParentTopic, ids: readonly number[]): Promise<void> {
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

/** Which of these topics are the topic itself or its ancestors. */
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
