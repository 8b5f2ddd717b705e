import { and, eq, inArray } from 'drizzle-orm'
import type { PageAddress } from '#schema/api/content-source'
import { addressTag } from '../../database/cache-tags'
import { documents, locations } from '../../database/tables'
import { publicPath } from '../../documents/publications/site-root'
import { can } from '../../people/access/can'
import { inOrder, type ReadContext } from './read-context'

/** Reads the published addresses of pages; for an unpublished page, the draft’s address if the caller can see it. */
export async function readPageAddresses(
  { orm, principal, addCacheTag, previewedLocationId }: ReadContext,
  ids: readonly number[],
): Promise<(PageAddress | null)[]> {
  for (const id of ids) addCacheTag(addressTag(id))
  const rows = await orm
    .select({
      document: documents,
      location: { id: locations.id, slug: locations.slug, status: locations.status },
    })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(and(inArray(documents.id, [...ids]), inArray(documents.type, ['LOCATION', 'PAGE'])))
  const addresses = rows.flatMap(({ document, location }): PageAddress[] => {
    const { id, locationId, publishedUrl, recordStatus } = document
    const isOpen = location.status === 'ACTIVE' || location.id === previewedLocationId
    const isPublic = publishedUrl !== null && recordStatus === 'ACTIVE' && isOpen
    if (isPublic && can(principal, 'read', { locationId, isPublic }))
      return [
        {
          id,
          title: document.publishedTitle ?? document.title,
          path: publicPath(location, publishedUrl),
        },
      ]
    if (document.externalUrl === null || recordStatus === 'DELETED') return []
    if (!can(principal, 'readDraft', { locationId, isPublic: false })) return []
    return [{ id, title: document.title, path: publicPath(location, document.externalUrl) }]
  })
  return inOrder(ids, addresses, ({ id }) => id)
}
