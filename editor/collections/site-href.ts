import { DEFAULT_LOCATION_ID } from '#schema/entities/location'

interface SiteRecord {
  readonly isPublic?: boolean | undefined
  readonly path?: string | null | undefined
  readonly locationId: number | null
  readonly locationSlug?: string | null | undefined
}

/** Where visitors read a record; `null` where they do not, or it has no page of its own. */
export function siteHref({ isPublic, path, locationId, locationSlug }: SiteRecord): string | null {
  if (!isPublic || !path || !locationSlug) return null
  return locationId === DEFAULT_LOCATION_ID ? path : `/${locationSlug}${path}`
}
