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
 * The text of a topic without a page, for one location in one language: each location writes its own, which
 * starts from what it shows now.
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
  /** That of the topic. */
  readonly id: number
  readonly place: LocaleScope
}
type TopicText = PropsOf<TopicFields>

/** What is shown of a topic at a place: the text of its own begins with it. */
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

/** What a text of a topic changes: the default location's is that of all that have none of their own. */
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
  // Others may put it below theirs meanwhile: that is nothing of its own.
  const [topic] = await tx.select().from(topics).where(eq(topics.id, id)).for('no key update')
  if (!topic) return undefined
  const version = await topicVersion(tx, id)
  if (version === null) throw new ApiError('BAD_USER_INPUT', refusalFor('topicOfPage'))
  const text = await shownText({ tx, id, place })
  const { recordStatus } = topic
  return { id, locationId: place.locationId, version, ...text, recordStatus, ...NOT_KNOWN }
}

/** Who changed it last is in the audit log, by number only. */
const NOT_KNOWN = { updatedAt: new Date(0), updatedByName: '' } as const

/**
 * The version of a topic without a page: each change is a row of its audit chain, written in the same
 * transaction, and rows are never deleted. `null` for the topic of a page.
 */
export async function topicVersion(tx: Orm, id: number): Promise<number | null> {
  const [version = null] = await topicVersions(tx, [id])
  return version
}

/** The versions of topics, in the order of the ids. */
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
