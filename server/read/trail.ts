import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PageAddress } from '#schema/api/content-source'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { documents, locations } from '../database/tables'
import { pathKey } from '../published/path-key'
import { publicPath } from '../published/site-root'
import type { Reader } from './reader'

/** The published pages above a path of a location's site, from the home page down; the page at the path is not among them. */
export async function readTrail(
  { orm, note }: Reader,
  { locationSlug, path }: { readonly locationSlug: string; readonly path: string },
): Promise<readonly PageAddress[]> {
  const above = pathsAbove(path)
  const [location] = await orm
    .select({ id: locations.id, slug: locations.slug })
    .from(locations)
    .where(and(eq(locations.slug, locationSlug), eq(locations.status, 'ACTIVE')))
  if (!location || above.length === 0) return []
  // Any of them may be published, or get a page of the location's own, later.
  for (const each of above) note(pathKey(each))
  const rows = await orm
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.recordStatus, 'ACTIVE'),
        isNotNull(documents.publishedVersion),
        inArray(documents.type, ['LOCATION', 'PAGE']),
        inArray(documents.publishedUrl, [...above]),
        inArray(documents.locationId, [location.id, DEFAULT_LOCATION_ID]),
      ),
    )
  return above.flatMap((each): PageAddress[] => {
    const at = rows.filter(({ publishedUrl }) => publishedUrl === each)
    const page = at.find(({ locationId }) => locationId === location.id) ?? at[0]
    if (!page) return []
    const { id, publishedTitle, title } = page
    note(`address:${id}`)
    return [{ id, title: publishedTitle ?? title, path: publicPath(location, each) }]
  })
}

/** `/`, `/connect`, `/connect/events` for `/connect/events/7`. */
function pathsAbove(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '')
  return parts.map((_, index) => `/${parts.slice(0, index).join('/')}`)
}
