import type { Location } from '#schema/entities/location'
import sprite from '../../parts/kit/icons.svg?no-inline'
import { mapEmbedUrl, mapPageUrl } from '../../parts/navigation/map-links'
import type { SiteMessages } from '../../parts/words/words'
import streets from './getting-here-streets.svg?no-inline'

/**
 * A drawn map in the place of the real one. The maps service is asked for nothing until the visitor wants the map: then
 * the island puts a frame in its place. Without script the link leads to the service's own page.
 */
export function GettingHereMap({ place, words }: GettingHereMapProps) {
  return (
    <div className="getting-here-map">
      <a
        className="getting-here-facade"
        href={mapPageUrl(place)}
        data-title={words.mapOf(place.location.name)}
        data-map={mapEmbedUrl(place)}
      >
        <MapDrawing />
        <span className="getting-here-invitation">
          <strong>{words.showMap}</strong>
          <small>{words.loadsFrom(words.embedNames.googleMaps)}</small>
        </span>
      </a>
    </div>
  )
}

interface GettingHereMapProps {
  readonly place: { readonly location: Location; readonly businessId: string }
  readonly words: SiteMessages
}

/**
 * No town in particular: streets, a river, a park, and the gate one is looking for. The gate alone has the location's colour; the
 * streets are a file of their own, fetched by those who scroll to it.
 */
function MapDrawing() {
  return (
    <>
      <img
        className="getting-here-drawing"
        src={streets}
        width="800"
        height="640"
        alt=""
        loading="lazy"
      />
      <svg
        className="getting-here-drawing"
        viewBox="0 0 800 640"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use className="getting-here-pin" href={`${sprite}#map-gate`} />
      </svg>
    </>
  )
}
