import type { ReactNode } from 'react'
import type { FoundPlace } from '#schema/api/content-source'
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
export function PlacesList({ id, places, page, details, search }: PlacesListProps) {
  const words = messagesFor(page.language)
  const distances = new Map(search?.distances.map((one) => [one.slug, one.kilometres]))
  return (
    <div className="places-list" data-island="places-list">
      {search ? (
        <form className="places-list-tools" action={`${search.action}#${encodeURIComponent(id)}`}>
          <label htmlFor={`${id}-find`}>{words.findNearest}</label>
          <input
            id={`${id}-find`}
            type="search"
            name="near"
            key={search.near}
            defaultValue={search.near || undefined}
            maxLength={80}
            enterKeyHint="search"
          />
          <button type="submit">{words.findPlace}</button>
          <UseMyLocation language={page.language} hidden />
          <p role="status" data-none={words.noLocationMatches}>
            {outcomeText(search, page.language)}
          </p>
        </form>
      ) : (
        <div className="places-list-tools" hidden>
          <label htmlFor={`${id}-find`}>{words.findLocation}</label>
          <input id={`${id}-find`} type="search" autoComplete="off" maxLength={80} />
          <UseMyLocation language={page.language} />
          <p role="status" data-none={words.noLocationMatches} />
        </div>
      )}
      <ul data-kilometres={words.kilometres('{}')} data-miles={words.miles('{}')}>
        {places.map((place) => {
          const shown = details?.(place)
          return (
            <li
              key={place.slug}
              id={shown && placeItemId(id, place.slug)}
              {...coordinateAttributes(place)}
            >
              {shown?.picture}
              <a
                href={place.path}
                aria-current={place.slug === page.location.slug ? 'true' : undefined}
              >
                <span className="places-list-name">{place.name}</span>
                <span className="places-list-where">{whereText(place, page.language)}</span>
                <span className="places-list-distance">
                  {distanceText(distances.get(place.slug), page)}
                </span>
              </a>
              {shown && <Contact place={place} hours={shown.hours} language={page.language} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Button that sorts by the position of the device; it needs the island. */
function UseMyLocation({ language, hidden }: { language: string; hidden?: boolean }) {
  const words = messagesFor(language)
  return (
    <button type="button" data-unknown={words.whereUnknown} hidden={hidden}>
      <Icon name="locate-fixed" />
      {words.useMyLocation}
    </button>
  )
}

function outcomeText({ near, found }: PlaceSearch, language: string): string {
  const words = messagesFor(language)
  if (near === '') return ''
  if (found === 'unavailable') return words.placeUnavailable
  return found === null ? words.placeUnknown(near) : words.nearestTo(found.name)
}

const KILOMETRES_IN_A_MILE = 1.609344
/** Countries that give distances in miles. */
const MILES: ReadonlySet<string> = new Set(['GB', 'US'])

function distanceText(
  kilometres: number | undefined,
  { language, location }: PlacesListProps['page'],
): string {
  if (kilometres === undefined) return ''
  const words = messagesFor(language)
  return MILES.has(location.address.countryCode)
    ? words.miles(Math.round(kilometres / KILOMETRES_IN_A_MILE))
    : words.kilometres(Math.round(kilometres))
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

function coordinateAttributes({ latitude, longitude }: NetworkPlace) {
  return latitude === null || longitude === null ? {} : { 'data-at': `${latitude} ${longitude}` }
}

interface PlacesListProps {
  readonly id: string
  readonly places: readonly NetworkPlace[]
  readonly page: Pick<PageContext, 'language' | 'location'>
  /** If given, each location has a picture, hours, phone number and directions. */
  readonly details?: (place: NetworkPlace) => PlaceDetails
  /** If given, visitors can search for the locations nearest to a town, without script too. */
  readonly search?: PlaceSearch
}

/** A search for a town or postcode, by an address with `near`. */
interface PlaceSearch {
  /** The page's path. */
  readonly action: string
  /** The typed text; empty without a search. */
  readonly near: string
  readonly found: FoundPlace | 'unavailable' | null
  readonly distances: readonly { readonly slug: string; readonly kilometres: number }[]
}

interface PlaceDetails {
  readonly picture: ReactNode
  readonly hours: ReactNode
}
