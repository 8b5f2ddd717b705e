import type { JsonLd } from '#renderer/parts/kit/view'
import type { Location } from '#schema/entities/location'
import { openingHours } from './opening-hours'
import { homeAddress } from './page-meta'

/** Options for the description of a location. */
interface Described {
  /** Absolute address of its site. */
  readonly site: string
  readonly image: string | null
  /** Its local date, `2026-11-20`. */
  readonly today: string
}

/** Returns structured data of a location for search engines and maps (schema.org/PlaceOfWorship). */
export function placeOfWorship(location: Location, { site, image, today }: Described): JsonLd {
  const { name, phonePrimary, emailPrimary } = location
  return {
    '@type': /mandir|temple/i.test(location.type.name) ? 'HinduTemple' : 'PlaceOfWorship',
    '@id': `${site}/#place`,
    name,
    url: homeAddress(site),
    ...(phonePrimary && { telephone: phonePrimary }),
    ...(emailPrimary && { email: emailPrimary }),
    ...(image && { image }),
    address: addressOf(location),
    ...geoOf(location),
    ...openingHours(location, today),
    ...sameAs(location),
  }
}

function addressOf({ address }: Location) {
  const { addressLine1, city, region, postalCode, countryCode } = address
  return {
    '@type': 'PostalAddress',
    streetAddress: addressLine1,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  }
}

function geoOf({ address: { latitude, longitude } }: Location) {
  if (latitude === null || longitude === null) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

function sameAs({ configuration: { social = {} } }: Location) {
  const pages = Object.values(social).filter((page) => typeof page === 'string' && page !== '')
  return pages.length > 0 ? { sameAs: pages } : {}
}
