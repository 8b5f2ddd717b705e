import { inArray, sql } from 'drizzle-orm'
import type { PageIssue } from '#schema/fields/field'
import { storedIssue } from '#schema/records/messages/stored-messages'
import type { Orm } from '../database/orm'
import { mediaItems } from '../database/tables'
import type { Principal } from '../people/access/principal'
import { visibleMedia } from '../records/reading/media'
import { picturesOfPage } from '../records/usage/document-references'
import { parseContent, type StoredItem } from './publications/revision-items'

/**
 * Returns issues for pictures that publishing would make public, although the publisher may not see them: knowing an id is not
 * enough. Pictures of an item's own location are allowed, because permission for it was checked when the item was saved.
 */
export async function pictureIssues(
  tx: Orm,
  principal: Principal,
  { items, imageId }: { readonly items: readonly StoredItem[]; readonly imageId: number | null },
): Promise<readonly PageIssue[]> {
  const named = items.flatMap(({ locationId, content }) =>
    content === null
      ? []
      : picturesOfPage(parseContent(content)).map((picture) => ({ ...picture, locationId })),
  )
  for (const mediaId of [imageId, ...items.map((item) => item.imageId)])
    if (mediaId !== null) named.push({ place: '', mediaId, locationId: null })
  if (named.length === 0) return []
  const rows = await tx
    .select({
      id: mediaItems.id,
      locationId: mediaItems.locationId,
      isVisible: sql<boolean>`coalesce(${visibleMedia(principal)}, false)`,
    })
    .from(mediaItems)
    .where(inArray(mediaItems.id, [...new Set(named.map(({ mediaId }) => mediaId))]))
  const known = new Map(rows.map((row) => [row.id, row]))
  return named.flatMap(({ place, mediaId, locationId }): PageIssue[] => {
    const row = known.get(mediaId)
    // A missing picture isn't shown, and never prevents publishing.
    if (!row || row.isVisible || (locationId !== null && row.locationId === locationId)) return []
    const { path: _, ...broken } = storedIssue('', 'pictureMissing', { id: mediaId })
    return [{ ...broken, block: place, field: place === '' ? 'image' : null }]
  })
}
