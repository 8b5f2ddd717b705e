import type { ReactNode } from 'react'
import type { NetworkPlace } from '#schema/entities/network-place'
import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../kit/icon'
import { countryName } from '../words/display-names'
import { messagesFor } from '../words/words'
import { directionsTo } from './map-links'
import { placeItemId } from './places-map'

/**
 * The locations of the network, each a link to its site. The island filters them and sorts by distance; until it runs, the tools
 * are hidden and the whole list is shown.
 */
export function PlacesList({ id, places, page, details }: PlacesListProps) {
  const words = messagesFor(page.language)
  return (
    <div className="places-list" data-island="places-list">
      <div className="places-list-tools" hidden>
        <label htmlFor={`${id}-find`}>{words.findLocation}</label>
        <input id={`${id}-find`} type="search" autoComplete="off" maxLength={80} />
        <button type="button" data-unknown={words.whereUnknown}>
          <Icon name="locate-fixed" />
          {words.nearestFirst}
        </button>
        <p role="status" data-none={words.noLocationMatches} />
      </div>
      <ul data-kilometres={words.kilometres('{}')} data-miles={words.miles('{}')}>
        {places.map((place) => {
          const shown = details?.(place)
          return (
            <li key={place.slug} id={shown && placeItemId(id, place.slug)} {...pointOf(place)}>
              {shown?.picture}
              <a
                href={place.path}
                aria-current={place.slug === page.location.slug ? 'true' : undefined}
              >
                <span className="places-list-name">{place.name}</span>
                <span className="places-list-where">{whereText(place, page.language)}</span>
                <span className="places-list-distance" />
              </a>
              {shown && <Contact place={place} hours={shown.hours} language={page.language} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Phone number, directions and today's hours, below the link to the site. */
function Contact({ place, hours, language }: ContactProps) {
  const { name, addressLine1, city, countryCode, phone } = place
  const words = messagesFor(language)
  const destination = [name, addressLine1, city, countryCode].filter(Boolean).join(', ')
  return (
    <p className="places-list-contact">
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      <a href={directionsTo(destination)} aria-label={`${words.directions}: ${place.name}`}>
        {words.directions}
      </a>
      {hours}
    </p>
  )
}

interface ContactProps {
  readonly place: NetworkPlace
  readonly hours: ReactNode
  readonly language: string
}

function whereText({ city, region, countryCode }: NetworkPlace, language: string): string {
  return [city, region, countryName(countryCode, language)].filter(Boolean).join(', ')
}

function pointOf({ latitude, longitude }: NetworkPlace) {
  return latitude === null || longitude === null ? {} : { 'data-at': `${latitude} ${longitude}` }
}

interface PlacesListProps {
  readonly id: string
  readonly places: readonly NetworkPlace[]
  readonly page: Pick<PageContext, 'language' | 'location'>
  /** If given, each location has a picture, hours, phone number and directions. */
  readonly details?: (place: NetworkPlace) => PlaceDetails
}

interface PlaceDetails {
  readonly picture: ReactNode
  readonly hours: ReactNode
}
