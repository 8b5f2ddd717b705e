import { and, count, eq, inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { bestOf, DEFAULT_LOCATION_ID, type LocaleScope } from '#schema/entities/place'
import type { RecordStatus } from '#schema/entities/statuses'
import type { PropsOf } from '#schema/fields'
import topicRecord from '#schema/records/topic/topic.record'
import { type CacheTag, recordTag, topicTextsTag, topicTextTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { auditRows, documents, topicItems, topics } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import type { RecordRow, RecordWriter } from '../record-writer'

export interface TopicRow extends RecordRow {
  readonly title: string
  readonly richText: string
  readonly recordStatus: RecordStatus
}

type TopicFields = typeof topicRecord.fields

/**
 * Creates the writer of a standalone topic’s text for one location and language. Each location writes its own, which starts from
 * the text currently shown there.
 */
export function topicWriter(place: LocaleScope): RecordWriter<TopicRow, TopicFields> {
  return {
    definition: topicRecord,
    place,
    find: (tx, id) => findTopic(tx, id, place),
    valuesOf: async (_tx, { title, richText }) => ({ title, richText }),
    check: () => [],
    async write({ tx, before, values, savedBy }) {
      if (!before) throw new Error('A topic can’t be created without its page')
      await storeText({ tx, id: before.id, place }, values)
      return { ...before, ...savedBy, ...values }
    },
    titleOf: ({ title }) => title,
    slugOf: () => null,
    statusOf: ({ recordStatus }) => recordStatus,
    isPublic: ({ recordStatus }) => recordStatus === 'ACTIVE',
    tagsOf: ({ id }) => textTags(id, place.locationId),
  }
}

interface PlacedText {
  readonly tx: Orm
  /** Id of the topic. */
  readonly id: number
  readonly place: LocaleScope
}
type TopicText = PropsOf<TopicFields>

/** Returns the text currently shown at a place, on which a new text for the place is based. */
export async function shownText({ tx, id, place }: PlacedText): Promise<TopicText> {
  const items = await tx.select().from(topicItems).where(eq(topicItems.topicId, id))
  const { title = '', richText = '' } = bestOf(items, place) ?? {}
  return { title, richText }
}

export async function storeText(
  { tx, id: topicId, place }: PlacedText,
  { title, richText }: TopicText,
): Promise<void> {
  await tx
    .insert(topicItems)
    .values({ topicId, ...place, title, richText })
    .onConflictDoUpdate({
      target: [topicItems.topicId, topicItems.language, topicItems.locationId],
      set: { title, richText },
    })
}

/** Returns the tags changed by a topic’s text; the default location’s text also applies to locations without their own. */
export function textTags(id: number, locationId: number | null): readonly CacheTag[] {
  return locationId === null || locationId === DEFAULT_LOCATION_ID
    ? [recordTag(topicRecord.kind, id)]
    : [topicTextTag(id, locationId), topicTextsTag(id)]
}

export async function findTopic(
  tx: Orm,
  id: number,
  place: LocaleScope,
): Promise<TopicRow | undefined> {
  // The weaker lock allows others to add it below their topics meanwhile, which doesn’t change the topic.
  const [topic] = await tx.select().from(topics).where(eq(topics.id, id)).for('no key update')
  if (!topic) return undefined
  const version = await topicVersion(tx, id)
  if (version === null) throw new ApiError('BAD_USER_INPUT', refusalFor('topicOfPage'))
  const text = await shownText({ tx, id, place })
  const { recordStatus } = topic
  return { id, locationId: place.locationId, version, ...text, recordStatus, ...NOT_KNOWN }
}

/** Unknown, because the audit log records the last author only by id. */
const NOT_KNOWN = { updatedAt: new Date(0), updatedByName: '' } as const

/**
 * Returns the version of a topic without a page: the number of rows in its audit chain, written in the same transaction and never
 * deleted. Returns `null` for a page’s topic.
 */
async function topicVersion(tx: Orm, id: number): Promise<number | null> {
  const [version = null] = await topicVersions(tx, [id])
  return version
}

/** Returns the versions of topics, in the order of the ids. */
export async function topicVersions(tx: Orm, ids: readonly number[]): Promise<(number | null)[]> {
  const [owners, changes] = await Promise.all([
    tx
      .select({ topicId: documents.topicId })
      .from(documents)
      .where(inArray(documents.topicId, [...ids])),
    tx
      .select({ chain: auditRows.chain, count: count() })
      .from(auditRows)
      .where(and(inArray(auditRows.chain, ids.map(chainOf)), eq(auditRows.outcome, 'ALLOW')))
      .groupBy(auditRows.chain),
  ])
  const owned = new Set(owners.map(({ topicId }) => topicId))
  const counts = new Map(changes.map((row) => [row.chain, Number(row.count)]))
  return ids.map((id) => (owned.has(id) ? null : (counts.get(chainOf(id)) ?? 0) + 1))
}

function chainOf(id: number): string {
  return `topic:${id}`
}
