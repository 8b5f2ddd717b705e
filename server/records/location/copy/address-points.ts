import { refusalFor } from '#schema/api/refusals/refusals'
import type { RequestContext } from '../../../graphql/operations/context'
import { ApiError } from '../../../http/errors/api-error'
import { tooMany } from '../../../http/limits/too-many'
import { type FoundAddress, GeocoderUnavailable } from '../../geocoding/geocoder'

/** Returns possible coordinates of an address; `null` for visitors, and if no provider is configured. */
export async function addressPoints(
  _: unknown,
  { text }: { readonly text: string },
  { app, principal }: RequestContext,
): Promise<readonly FoundAddress[] | null> {
  if (!principal || !app.geocoder) return null
  const wait = await app.limits.spend('addressLookupsOfPerson', `person ${principal.id}`)
  if (wait !== null) throw tooMany('lookups', wait)
  try {
    return await app.geocoder.find(text)
  } catch (error) {
    if (!(error instanceof GeocoderUnavailable)) throw error
    app.log.warn({ err: error }, 'failed to look up an address')
    throw new ApiError('UNAVAILABLE', refusalFor('noAddressLookup'))
  }
}
