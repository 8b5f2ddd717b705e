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
 * A page with the blocks of its shared blocks in their place. It is made of them: their tags are noted, also where one is not published, for
 * it shows as soon as it is.
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
  // What a location says otherwise in a shared block makes the page another one than the network's.
  const isLent = locationId === DEFAULT_LOCATION_ID || found.every((shared) => shared.isLent)
  return { ...request, page: { ...page, content: shown, isLent: page.isLent && isLent } }
}
