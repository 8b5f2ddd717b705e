import type { Location } from '#schema/entities/location'
import type { JsonLd } from './view'

/** Returns the address of a location as structured data (schema.org/PostalAddress). */
export function postalAddressOf({ address }: Pick<Location, 'address'>): JsonLd {
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
