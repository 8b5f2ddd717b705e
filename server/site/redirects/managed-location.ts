import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, notSignedIn } from '../../http/errors/api-error'
import { can, managedLocations } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'

/** Returns the requested location, or otherwise the first that the principal manages; throws if they don’t manage it. */
export function managedLocation(
  principal: Principal | null,
  text: string | null | undefined,
): number {
  if (!principal) throw notSignedIn()
  const locationId = text ? inputId(text, 'locationId') : firstManaged(principal)
  if (
    locationId !== null &&
    can(principal, 'saveLive', { locationId, isPublic: true, kind: 'redirect' })
  )
    return locationId
  throw new ApiError('FORBIDDEN', refusalFor('redirectsByManagers'))
}

function firstManaged(principal: Principal): number | null {
  const managed = managedLocations(principal, 'redirect')
  return managed === 'ALL' ? DEFAULT_LOCATION_ID : (managed[0] ?? null)
}
