import type { RequestContext } from '../../../graphql/operations/context'
import { ApiError } from '../../../http/errors/api-error'
import { tooMany } from '../../../http/limits/too-many'
import { type FoundAddress, GeocoderUnavailable } from '../../geocoding/geocoder'

/** Where an address may be; `null` for visitors, and where no provider is configured. */
export async function addressPoints(
  _: unknown,
  { text }: { readonly text: string },
  { app, principal }: RequestContext,
): Promise<readonly FoundAddress[] | null> {
  if (!principal || !app.geocoder) return null
  const wait = await app.limits.spend('addressLookupsOfPerson', `person ${principal.id}`)
  if (wait !== null) throw tooMany('Too many addresses at once.', wait)
  try {
    return await app.geocoder.find(text)
  } catch (error) {
    if (!(error instanceof GeocoderUnavailable)) throw error
    app.log.warn({ err: error }, 'an address could not be looked up')
    throw new ApiError('UNAVAILABLE', 'The address look-up doesn’t answer. Try again in a moment.')
  }
}
