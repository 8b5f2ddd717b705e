import type { Location } from '#schema/entities/location'
import { mapEmbedUrl, mapPageUrl } from '../../parts/navigation/map-links'
import type { Words } from '../../parts/words/words'

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

/** No town in particular: streets, a river, a park, and the gate one is looking for. */
function MapDrawing() {
  return (
    <svg
      className="getting-here-drawing"
      viewBox="0 0 800 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="getting-here-park" d="M470 60 640 20l70 130-60 90-150 10-60-90z" />
      <path className="getting-here-park" d="M60 420l130-30 70 80-40 110-150 10z" />
      <path
        className="getting-here-water"
        d="M-20 150C120 120 180 230 300 250s150-40 260 40 120 180 280 190"
      />
      <g className="getting-here-lanes">
        <path d="M100-20 180 660M220-20l90 680M360-20l60 680M480-20l90 680M620-20l40 680M720-20l20 680" />
        <path d="M-20 60 820 10M-20 330l840-60M-20 410l840-40M-20 500l840-10M-20 580l840 20M-20 210l320-30M420 170l400-40" />
      </g>
      <g className="getting-here-roads">
        <path d="M-20 460C160 440 260 380 400 350S640 300 820 180" />
        <path d="M300-20c20 160 60 260 100 370s60 190 60 310" />
      </g>
      <g className="getting-here-pin">
        <circle className="getting-here-ring" cx="400" cy="350" r="58" />
        <path d="M362 352v-46c0-26 20-34 38-56 18 22 38 30 38 56v46z" />
        <path className="getting-here-gate" d="M384 352v-30c0-12 9-15 16-25 7 10 16 13 16 25v30z" />
      </g>
    </svg>
  )
}
