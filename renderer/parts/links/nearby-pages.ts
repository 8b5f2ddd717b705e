import type { ContentSource, PageAddress } from '#schema/api/content-source'
import type { PageContext } from '#schema/site/page-context'

/** Returns the previous and next records in a list; both `null` if the record isn't in it. */
export function neighboursOf<Item extends { readonly id: number }>(
  list: readonly Item[],
  id: number | undefined,
): { readonly previous: Item | null; readonly next: Item | null } {
  const at = list.findIndex((item) => item.id === id)
  if (at < 0) return { previous: null, next: null }
  return { previous: list[at - 1] ?? null, next: list[at + 1] ?? null }
}

/** Loads the ancestors of this page, for breadcrumbs. */
export function loadTrail(
  source: ContentSource,
  { location, path }: Pick<PageContext, 'location' | 'path'>,
): Promise<readonly PageAddress[]> {
  return source.pages({ locationSlug: location.slug, above: path })
}
