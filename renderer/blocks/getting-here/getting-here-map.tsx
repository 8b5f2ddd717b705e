import type { Location } from '#schema/entities/location'
import sprite from '../../parts/kit/icons.svg?no-inline'
import { mapEmbedUrl, mapPageUrl } from '../../parts/navigation/map-links'
import type { SiteMessages } from '../../parts/words/words'
import streets from './getting-here-streets.svg?no-inline'

/**
 * A drawn map in place of the real one. The maps service is contacted only when the visitor asks for the map: then the island
 * inserts a frame. Without script the link opens the service's own page.
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
 * Drawing of a fictional town: streets, a river, a park, and the gate as the destination. Only the gate has the location's
 * colour; the streets are a separate file, loaded lazily.
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
