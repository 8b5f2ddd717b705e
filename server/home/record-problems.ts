import { and, asc, countDistinct, eq, inArray, like, ne, not } from 'drizzle-orm'
import { recordDefinitions } from '#schema/records'
import { contentReferences, locations, mediaItems } from '../database/tables'
import { DESCRIBED } from '../records/reading/media'
import { mayReadDrafts, type ReadContext } from '../records/reading/read-context'
import { MAX_PROBLEMS, type Problem } from './problem'

/** Counts per location the public pictures without alt text in galleries, events and other records. */
export async function undescribedPictures({
  orm,
  principal,
}: ReadContext): Promise<readonly Problem[]> {
  const { sourceKind, state, targetKind, targetId, targetPart } = contentReferences
  const chains = [...recordDefinitions.values()].map(({ api }) => api.chain)
  const rows = await orm
    .select({
      locationId: locations.id,
      locationName: locations.name,
      pictures: countDistinct(mediaItems.id),
    })
    .from(mediaItems)
    .innerJoin(contentReferences, and(eq(targetKind, 'media'), eq(targetId, mediaItems.id)))
    .innerJoin(locations, eq(locations.id, mediaItems.locationId))
    .where(
      and(
        ...[eq(mediaItems.altText, ''), not(mediaItems.isDecorative)],
        ...[like(mediaItems.type, 'image%'), ne(targetPart, DESCRIBED)],
        ...[eq(state, 'LIVE'), inArray(sourceKind, chains)],
        mayReadDrafts(principal, mediaItems.locationId),
      ),
    )
    .groupBy(locations.id)
    .orderBy(asc(locations.name), asc(locations.id))
    .limit(MAX_PROBLEMS)
  return rows.map(({ locationId, locationName, pictures }) => ({
    ...{ kind: 'MISSING_ALT', key: `records/${locationId}`, locationId, locationName },
    ...{ documentId: null, language: null, block: null },
    title: 'Pictures of events, galleries and other content',
    detail: String(pictures),
  }))
}
