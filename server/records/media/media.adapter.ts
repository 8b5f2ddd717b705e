import type { MediaItem } from '#schema/entities/media'
import media from '#schema/records/media/media.record'
import { listMedia } from '../reading/media'
import { type Listed, listedAlready, type ReadContext } from '../reading/read-context'
import type { RecordPart, RecordQuery, RecordSummary } from '../reading/record-sources'
import type { RecordAdapter } from '../record-adapter'

/** The visibility of a picture follows from what shows it. */
const adapter: RecordAdapter = { definition: media, list }

export default adapter

async function list(
  readContext: ReadContext,
  { ids, keys = ids?.map(String), search }: RecordQuery,
  part: RecordPart,
): Promise<Listed<RecordSummary>> {
  if (keys) {
    const ids = keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
    const items = await part.load(ids)
    return listedAlready(items.map((item) => summaryOf(item, null)))
  }
  const { nodes, totalCount } = listMedia(readContext, { search }, part)
  return {
    nodes: async () => (await nodes()).map(({ item, locationId }) => summaryOf(item, locationId)),
    totalCount,
  }
}

function summaryOf(item: MediaItem, locationId: number | null): RecordSummary {
  const { id, displayName, altText } = item
  return {
    ...{ kind: media.kind, id, key: String(id) },
    title: displayName || altText || `Picture ${id}`,
    ...{
      details: [altText],
      image: item,
      locationId,
      locationSlug: null,
      locationName: null,
      timeZone: null,
    },
    ...{ recordStatus: 'ACTIVE', isPublic: true, path: null, version: null, updatedAt: null },
    ...{ description: '', publishedAt: null, until: null, updatedBy: '', texts: [] },
  }
}
