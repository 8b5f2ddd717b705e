import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Gallery, Media, MediaItem } from '#schema/entities/media'
import type { PageContext } from '#schema/site/page-context'

/**
 * The pictures of a gallery for a page: those of its location and language, else of location 10 and `en-US`
 * (specification section 3, Topic and Gallery), else whatever there is.
 */
export function galleryItems(
  gallery: Gallery | null,
  page: Pick<PageContext, 'location' | 'language'>,
): readonly MediaItem[] {
  const versions = [...(gallery?.media ?? [])]
  return versions.sort((a, b) => rank(a, page) - rank(b, page))[0]?.items ?? []
}

function rank(
  { locationId, language }: Media,
  page: Pick<PageContext, 'location' | 'language'>,
): number {
  const place = [page.location.id, DEFAULT_LOCATION_ID, null].indexOf(locationId)
  const tongue = [page.language, DEFAULT_LANGUAGE].indexOf(language)
  return (place < 0 ? 3 : place) * 3 + (tongue < 0 ? 2 : tongue)
}
