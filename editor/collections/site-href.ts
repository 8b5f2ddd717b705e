import { DEFAULT_LOCATION_ID } from '#schema/entities/location'

interface SiteRecord {
  readonly isPublic?: boolean | undefined
  readonly path?: string | null | undefined
  readonly locationId: number | null
  readonly locationSlug?: string | null | undefined
}

/** Returns the public address of a record; `null` if it isn't public or has no page. */
export function siteHref({ isPublic, path, locationId, locationSlug }: SiteRecord): string | null {
  if (!isPublic || !path || !locationSlug) return null
  return locationId === DEFAULT_LOCATION_ID ? path : `/${locationSlug}${path}`
}
