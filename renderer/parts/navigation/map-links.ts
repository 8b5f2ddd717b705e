import type { Location } from '#schema/entities/location'
import { EMBEDS } from '#schema/site/embeds'
import { countryName } from '../words/display-names'

/** Travel modes, as the map service names them (specification section 2). */
export const travelModes = ['transit', 'driving', 'walking'] as const
export type TravelMode = (typeof travelModes)[number]

/** The target for the maps service: the place by its id if known, otherwise by name and address. */
interface MapTarget {
  readonly location: Location
  readonly businessId: string
}

/**
 * Returns the address of the embedded map: with the location's public key, or the variant without a key, which doesn't support
 * place ids.
 */
export function mapEmbedUrl({ location, businessId }: MapTarget): string {
  const { mapsKey } = location.configuration
  if (!mapsKey) return withQuery(EMBEDS.map, { q: placeText(location), output: 'embed' })
  const q = businessId ? `place_id:${businessId}` : placeText(location)
  return withQuery(EMBEDS.mapWithKey, { key: mapsKey, q })
}

/** Returns the address of the map on the service's own site. */
export function mapPageUrl({ location, businessId }: MapTarget): string {
  return withQuery('https://www.google.com/maps/search/', {
    api: '1',
    query: placeText(location),
    ...(businessId && { query_place_id: businessId }),
  })
}

/** Returns the address of directions from the visitor's position; without a mode the visitor's usual one applies. */
export function directionsUrl(
  { location, businessId }: MapTarget,
  travelmode?: TravelMode,
): string {
  return withQuery('https://www.google.com/maps/dir/', {
    api: '1',
    destination: placeText(location),
    ...(businessId && { destination_place_id: businessId }),
    ...(travelmode && { travelmode }),
  })
}

/** Returns the address of directions from the visitor's position to an address. */
export function directionsTo(destination: string): string {
  return withQuery('https://www.google.com/maps/dir/', { api: '1', destination })
}

/** Returns the lines of a postal address. */
export function addressLines({ address }: Location, language: string): readonly string[] {
  const { addressLine1, city, region, postalCode, countryCode } = address
  const town = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [addressLine1, town, countryName(countryCode, language)].filter(Boolean)
}

function placeText({ name, address }: Location): string {
  const { addressLine1, city, region, postalCode, countryCode } = address
  return [name, addressLine1, city, `${region} ${postalCode}`.trim(), countryCode]
    .filter(Boolean)
    .join(', ')
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${address}?${pairs.join('&')}`
}
