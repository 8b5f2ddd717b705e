import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { App } from '../../../app/app'
import { documentTag, layoutTag } from '../../../database/cache-tags'
import {
  findSiteLayout,
  type LayoutQuery,
  type SiteLayout,
} from '../../../documents/publications/site-layout'
import type { ReadMemory } from './read-memory'

/**
 * Returns the published layout of a site, from the cache that all pages share. Wrapped in an object, so that a missing layout is
 * cached too. Adds no tags, because pages record the layouts they depend on.
 */
export async function cachedLayout(
  { database }: Pick<App, 'database'>,
  memory: ReadMemory,
  query: LayoutQuery,
): Promise<SiteLayout | null> {
  const { locationId, language } = query
  const name = `layout ${locationId} ${language}`
  const { layout } = await memory.read(name, ignore, async ({ invalidateOn }) => {
    for (const id of [locationId, DEFAULT_LOCATION_ID]) invalidateOn(layoutTag(id))
    const found = await findSiteLayout(database, query)
    if (found) invalidateOn(documentTag(found.documentId))
    return { layout: found }
  })
  return layout
}

function ignore(): void {
  // Tags are ignored here.
}
