import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { can } from '../access/can'
import type { Principal } from '../access/principal'
import { ApiError, notSignedIn } from '../errors/api-error'
import { inputId } from '../operations/ids'

/** The location whose redirects are asked for, the default one for the network; refuses those who do not manage it. */
export function managedLocation(
  principal: Principal | null,
  text: string | null | undefined,
): number {
  if (!principal) throw notSignedIn()
  const locationId = text ? inputId(text, 'locationId') : null
  if (can(principal, 'saveLive', { locationId, isPublic: true }))
    return locationId ?? DEFAULT_LOCATION_ID
  throw new ApiError('FORBIDDEN', 'Redirects are the matter of those who manage the location.')
}
