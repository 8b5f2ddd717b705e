import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { inputId } from '../../graphql/operations/ids'
import { ApiError, notSignedIn } from '../../http/errors/api-error'
import { can, managedLocations } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'

/** The location whose redirects are asked for, else the first that one manages; refuses those who do not manage it. */
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
