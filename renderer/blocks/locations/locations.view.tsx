import type { Location } from '#schema/entities/location'
import type { PageContext } from '#schema/site/page-context'
import { dayText, HoursNow } from '../../parts/hours/hours-now'
import type { ViewProps } from '../../parts/kit/view'
import { sitePath } from '../../parts/links/site-href'
import { CardPicture } from '../../parts/media/card-picture'
import { PlacesList } from '../../parts/navigation/places-list'
import { PlacesMap } from '../../parts/navigation/places-map'
import { messagesFor } from '../../parts/words/words'
import type locationsBlock from './locations.block'

/** The network as a map and a list: the target of the location switcher in the header. */
export default function Locations({ id, props, data, page }: ViewProps<typeof locationsBlock>) {
  const { allLocations } = messagesFor(page.language)
  const locations = new Map(data.locations.map((location) => [location.slug, location]))
  return (
    <section className="locations" aria-label={props.title || allLocations}>
      {props.title && <h1 className="locations-title">{props.title}</h1>}
      {props.description && <p className="locations-description">{props.description}</p>}
      <PlacesMap id={id} places={data.places} label={allLocations} />
      <PlacesList
        id={id}
        places={data.places}
        page={page}
        search={{ ...data, action: sitePath(page, page.path) }}
        details={({ slug }) => detailsOf(locations.get(slug), page)}
      />
    </section>
  )
}

/** Each location's hours are computed for its own day and time zone, so `today` of the page is dropped. */
function detailsOf(location: Location | undefined, { today: _, ...page }: PageContext) {
  const item = location?.galleries.find((gallery) => gallery.featuredMediaItem)?.featuredMediaItem
  const [group] = location?.hours ?? []
  const there = location && { ...page, location }
  return {
    picture: <CardPicture item={item ?? null} sizes="96px" />,
    hours: there && group && (
      <HoursNow group={group} page={there} fallback={dayText(group, there)} />
    ),
  }
}
