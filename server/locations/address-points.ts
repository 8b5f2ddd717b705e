import { ApiError } from '../errors/api-error'
import { type FoundAddress, GeocoderUnavailable } from '../geocoding/geocoder'
import { tooMany } from '../limits/too-many'
import type { RequestContext } from '../operations/context'

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
