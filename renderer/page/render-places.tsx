import { renderToStaticMarkup } from 'react-dom/server'
import type { NetworkPlace } from '#schema/entities/network-place'
import type { PageContext } from '#schema/site/page-context'
import { PlacesList } from '../parts/navigation/places-list'

/** Renders only the list of locations, which the location switcher of a header fetches. */
export function renderPlaces(
  places: readonly NetworkPlace[],
  page: Pick<PageContext, 'language' | 'location'>,
): string {
  return renderToStaticMarkup(<PlacesList id="header-places" places={places} page={page} />)
}
