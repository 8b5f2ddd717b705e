import { and, eq, inArray, isNull } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import { topicFields } from '#schema/page/page-fields'
import topic from '#schema/records/topic/topic.record'
import type { Orm } from '../../database/orm'
import { documents, topicChildren, topicItems, topics } from '../../database/tables'
import { type ListResult, listedAlready, type ReadContext } from '../reading/read-context'
import type { RecordPart, RecordQuery, RecordSummary } from '../reading/record-sources'
import { listTopicIds, readTopics, type TopicRecord } from '../reading/topics'
import type { RecordAdapter } from '../record-adapter'
import { placeOf } from '../usage/document-references'
import { type SourceReferences, uniqueReferences } from '../usage/reference'
import { targetsOf } from '../usage/targets-in'
import { topicStatusWriter } from './topic-status'

/** Topic texts have no table of their own: those of pages are in revisions, and each location may have its own. */
const adapter: RecordAdapter = {
  ...{ definition: topic, list },
  // Only deletes and restores; texts have separate mutations.
  writer: topicStatusWriter,
  source: { table: topics, id: topics.id, read: readReferences, names: readTopicNames },
  archived: {
    ...{ table: topics, title: 'externalUrl', known: [] },
    parts: [
      { name: 'items', table: topicItems, owner: 'topicId', order: [] },
      {
        ...{ name: 'children', table: topicChildren, owner: 'topicId' },
        order: ['language', 'locationId', 'position'],
      },
    ],
  },
}

export default adapter

async function list(
  readContext: ReadContext,
  { ids, keys = ids?.map(String), search }: RecordQuery,
  part: RecordPart,
): Promise<ListResult<RecordSummary>> {
  if (keys) return listedAlready(await summaries(keys.map(Number).filter(isId)))
  const { nodes, totalCount } = listTopicIds(readContext, { search }, part)
  return { nodes: async () => summaries(await nodes()), totalCount }

  async function summaries(ids: readonly number[]) {
    const found = await readTopics(readContext, ids, part.load)
    return found.flatMap((one) => (one ? summaryOf(one) : []))
  }
}

function summaryOf({
  id,
  externalUrl,
  items,
  media,
  recordStatus,
  locationId,
}: TopicRecord): RecordSummary {
  const place = { language: DEFAULT_LANGUAGE, locationId: DEFAULT_LOCATION_ID }
  const text = bestOf(items, place) ?? items[0]
  return {
    ...{ kind: topic.kind, id, key: String(id), title: text?.title || `Topic ${id}` },
    details: externalUrl === null ? [] : [externalUrl],
    image: media[0] ?? null,
    ...{ locationId, locationSlug: null, locationName: null, timeZone: null },
    ...{ recordStatus, isPublic: recordStatus === 'ACTIVE', path: externalUrl },
    ...{ description: '', publishedAt: null, until: null, version: null, updatedAt: null },
    ...{ updatedBy: '', texts: [] },
  }
}

/** Reads references of standalone topics; a page’s topic is covered by its page. */
async function readReferences(
  orm: Orm,
  { ids }: { readonly ids: readonly number[] },
): Promise<readonly SourceReferences[]> {
  if (ids.length === 0) return []
  const [rows, texts] = await Promise.all([
    orm
      .select({ id: topics.id, mediaIds: topics.mediaIds })
      .from(topics)
      .leftJoin(documents, eq(documents.topicId, topics.id))
      .where(
        and(
          inArray(topics.id, [...ids]),
          eq(topics.recordStatus, 'ACTIVE'),
          isNull(documents.topicId),
        ),
      ),
    orm
      .select()
      .from(topicItems)
      .where(inArray(topicItems.topicId, [...ids])),
  ])
  return rows.map(({ id, mediaIds }) => {
    const own = texts.filter(({ topicId }) => topicId === id)
    const references = [
      ...uniqueReferences('media', targetsOf(topicFields, { mediaIds })),
      ...own.flatMap(({ richText, ...text }) =>
        uniqueReferences(
          `${placeOf(text)}/`,
          targetsOf({ richText: topic.fields.richText }, { richText }),
        ),
      ),
    ]
    return { id, locationId: null, state: 'LIVE', references }
  })
}

async function readTopicNames({ orm }: ReadContext, ids: readonly number[]) {
  const rows = await orm
    .select({ id: topicItems.topicId, title: topicItems.title })
    .from(topicItems)
    .where(inArray(topicItems.topicId, [...ids]))
  return new Map(rows.map(({ id, title }) => [id, { title, locationId: null }]))
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
}
