import type { Registry } from '#schema/block/block'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { withSharedBlocks } from '#schema/page/overrides/with-shared-blocks'
import { sharedIdsIn } from '#schema/page/shared-block'
import { documentTag, overrideTag } from '../../database/cache-tags'
import type { SiteContent, SitePage } from '../content/site-content'

interface PlacedPage {
  readonly page: SitePage
  readonly place: { readonly locationId: number }
}

/**
 * Replaces the shared blocks of a page by their content. Adds their tags, even of unpublished ones, which show as soon as they
 * are published.
 */
export async function withShared<Request extends PlacedPage>(
  request: Request,
  { content, registry }: { readonly content: SiteContent; readonly registry: Registry },
  keys: Set<string>,
): Promise<Request> {
  const { page, place } = request
  const ids = sharedIdsIn(page.content)
  if (ids.length === 0) return request
  const { locationId } = place
  for (const id of ids) keys.add(documentTag(id)).add(overrideTag(id, locationId))
  const found = await content.sharedBlocks({ ids, locationId, language: page.language })
  const byId = new Map(found.map((shared) => [shared.documentId, shared]))
  const shown = withSharedBlocks(
    page.content,
    (id) => byId.get(id) ?? null,
    (name) => registry.get(name)?.fields,
  )
  // If a location overrides a shared block, the page differs from the network’s.
  const isLent = locationId === DEFAULT_LOCATION_ID || found.every((shared) => shared.isLent)
  return { ...request, page: { ...page, content: shown, isLent: page.isLent && isLent } }
}
