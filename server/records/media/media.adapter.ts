import { getTableColumns, sql } from 'drizzle-orm'
import media from '#schema/records/media/media.record'
import { mediaItems } from '../../database/tables'
import { idsOf } from '../../graphql/operations/ids'
import { isPublicPicture, ownMedia } from '../reading/media'
import type { RecordAdapter } from '../record-adapter'
import { tableAdapter } from '../table-adapter'

const { list } = tableAdapter({
  definition: media,
  table: mediaItems,
  columns: {
    id: mediaItems.id,
    location: mediaItems.locationId,
    status: sql<string>`case when ${mediaItems.deletedAt} is null then 'ACTIVE' else 'DELETED' end`,
  },
  fields: getTableColumns(mediaItems),
  // A picture is public if something public shows it.
  visible: isPublicPicture(),
  seenBy: ownMedia,
  pictures: async (_, ids) => new Map(ids.map((id) => [id, id])),
})

/** Pictures requested by id are returned even from the trash, because old versions refer to them. */
const adapter: RecordAdapter = {
  definition: media,
  archived: {
    ...{ table: mediaItems, title: 'displayName' },
    known: ['original', 'locationId', 'displayName'],
  },
  list: (readContext, { keys, ...query }, part) =>
    list(readContext, keys ? { ...query, ids: idsOf(keys) } : query, part),
}

export default adapter
