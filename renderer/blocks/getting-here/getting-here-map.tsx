import type { Location } from '#schema/entities/location'
import { mapEmbedUrl, mapPageUrl } from '../../parts/navigation/map-links'
import type { Words } from '../../parts/words/words'
import streets from './getting-here-streets.svg?no-inline'

/**
 * A drawn map in the place of the real one. The maps service is asked for nothing until the visitor wants the map:
 * then the island gives the frame its address. Without script the link leads to the service's own page.
 */
export function GettingHereMap({ place, words }: GettingHereMapProps) {
  return (
    <div className="getting-here-map">
      <a className="getting-here-facade" href={mapPageUrl(place)}>
        <MapDrawing />
        <span className="getting-here-invitation">
          <strong>{words.showMap}</strong>
          <small>{words.mapSource}</small>
        </span>
      </a>
      <iframe
        className="getting-here-frame"
        title={words.mapOf(place.location.name)}
        data-src={mapEmbedUrl(place)}
        referrerPolicy="no-referrer-when-downgrade"
        allowFullScreen
        hidden
      />
    </div>
  )
}

interface GettingHereMapProps {
  readonly place: { readonly location: Location; readonly businessId: string }
  readonly words: Words
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
        <g className="getting-here-pin">
          <circle className="getting-here-ring" cx="400" cy="350" r="58" />
          <path d="M362 352v-46c0-26 20-34 38-56 18 22 38 30 38 56v46z" />
          <path
            className="getting-here-gate"
            d="M384 352v-30c0-12 9-15 16-25 7 10 16 13 16 25v30z"
          />
        </g>
      </svg>
    </>
  )
}
