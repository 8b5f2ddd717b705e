import type { ContentSource, PageAddress } from '#schema/api/content-source'
import type { PageContext } from '#schema/site/page-context'

/** The pages above this one, for breadcrumbs. */
export function loadTrail(
  source: ContentSource,
  { location, path }: Pick<PageContext, 'location' | 'path'>,
): Promise<readonly PageAddress[]> {
  return source.pages({ locationSlug: location.slug, above: path })
}
