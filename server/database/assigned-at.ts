import { and, eq, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import { assignments } from './tables'

/** The place whose managers are meant: a location, or the network for content that all sites show. */
export interface ManagedPlace {
  /** `null` for content of the whole network. */
  readonly locationId: number | null
  readonly isShared?: boolean | undefined
}

/** Returns the condition that access was given at exactly this place, not everywhere. */
export function assignedAt({ locationId, isShared = false }: ManagedPlace): SQL | undefined {
  if (locationId === null) return sql`false`
  const isOfNetwork = isShared && locationId === DEFAULT_LOCATION_ID
  return and(
    eq(assignments.locationId, locationId),
    isOfNetwork ? eq(assignments.ofNetwork, true) : undefined,
  )
}

/** The condition that access is given now: not before its first moment, nor after its last. */
export function isInForce(now: Date | Placeholder = new Date()): SQL | undefined {
  return and(
    or(isNull(assignments.validFrom), lte(assignments.validFrom, now)),
    or(isNull(assignments.validUntil), gt(assignments.validUntil, now)),
  )
}
