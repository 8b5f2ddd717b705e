import type { CSSProperties } from 'react'
import type { NetworkPlace } from '#schema/entities/network-place'
import { clustersOf, mapView } from './map-view'
import worldOutline from './world-outline.svg?no-inline'

/**
 * The locations on an outline map, each pin a link to its site. Pins that would overlap are merged into one that leads to the
 * first of them in the list below. Contacts no other server.
 */
export function PlacesMap({ id, places, label }: PlacesMapProps) {
  const points = places.flatMap(({ latitude, longitude, ...place }) =>
    latitude === null || longitude === null ? [] : [{ ...place, latitude, longitude }],
  )
  if (points.length < 2) return null
  const view = mapView(points)
  const land = {
    inlineSize: `${(360 / view.width) * 100}%`,
    insetInlineStart: `${((-180 - view.west) / view.width) * 100}%`,
    insetBlockStart: `${((view.north - 90) / view.height) * 100}%`,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of forms.
    <div
      className="places-map"
      role="group"
      aria-label={label}
      dir="ltr"
      style={{ aspectRatio: `${view.width} / ${view.height}` }}
    >
      <img src={worldOutline} alt="" loading="lazy" decoding="async" style={land} />
      {clustersOf(points, view).map(({ left, top, members }) => {
        const [first] = members
        const names = members.map(({ name }) => name).join(', ')
        const isOne = members.length === 1
        return (
          <a
            key={first.slug}
            className="places-map-pin"
            href={isOne ? first.path : `#${placeItemId(id, first.slug)}`}
            aria-label={names}
            title={names}
            style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}
          >
            <span>{isOne ? null : members.length}</span>
          </a>
        )
      })}
    </div>
  )
}

/** Returns the id of a location in the list. */
export function placeItemId(id: string, slug: string): string {
  return `${id}-${slug}`
}

interface PlacesMapProps {
  /** The block's id, used as prefix for ids in the list. */
  readonly id: string
  readonly places: readonly NetworkPlace[]
  readonly label: string
}
