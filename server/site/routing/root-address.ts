import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { SiteAddress } from './site-content'

/** Where a location's site begins as a whole address, without a slash at its end: `https://www.example.org/ottawa`. */
export function rootAddress({ locationId, slug, host }: SiteAddress, origin: string): string {
  if (host !== null) return `https://${host}`
  return locationId === DEFAULT_LOCATION_ID ? origin : `${origin}/${encodeURIComponent(slug)}`
}
