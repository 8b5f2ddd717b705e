import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import topic from '#schema/records/topic/topic.record'
import { type Listed, listedAlready, type ReadContext } from '../reading/read-context'
import type { RecordPart, RecordQuery, RecordSummary } from '../reading/record-sources'
import { listTopicIds, readTopics, type TopicRecord } from '../reading/topics'
import type { RecordAdapter } from '../record-adapter'
import { topicStatusWriter } from './topic-status'

/** Topics have no table of their own texts: those of pages are in revisions, and each location may have its own. */
const adapter: RecordAdapter = {
  ...{ definition: topic, list },
  // Deletes and restores; texts have calls of their own.
  writer: topicStatusWriter,
}

export default adapter

async function list(
  readContext: ReadContext,
  { ids, keys = ids?.map(String), search }: RecordQuery,
  part: RecordPart,
): Promise<Listed<RecordSummary>> {
  if (keys) return listedAlready(await summaries(keys.map(Number).filter(isId)))
  const { nodes, totalCount } = listTopicIds(readContext, { search }, part)
  return { nodes: async () => summaries(await nodes()), totalCount }

  async function summaries(ids: readonly number[]) {
    const topics = await readTopics(readContext, ids, part.load)
    return topics.flatMap((one) => (one ? summaryOf(one) : []))
  }
}

function summaryOf({ id, externalUrl, items, media, recordStatus }: TopicRecord): RecordSummary {
  const place = { language: DEFAULT_LANGUAGE, locationId: DEFAULT_LOCATION_ID }
  const text = bestOf(items, place) ?? items[0]
  return {
    ...{ kind: topic.kind, id, key: String(id), title: text?.title || `Topic ${id}` },
    details: externalUrl === null ? [] : [externalUrl],
    image: media[0] ?? null,
    ...{ locationId: null, locationSlug: null, locationName: null, timeZone: null },
    ...{ recordStatus, isPublic: recordStatus === 'ACTIVE', path: externalUrl },
    ...{ description: '', publishedAt: null, until: null, version: null, updatedAt: null },
    ...{ updatedBy: '', texts: [] },
  }
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
}
