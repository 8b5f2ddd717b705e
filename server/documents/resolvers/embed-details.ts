import { refusalFor } from '#schema/api/refusals/refusals'
import { type EmbedDetails, EmbedProviderUnavailable } from '../../embeds/embed-details'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { tooMany } from '../../http/limits/too-many'

/** Returns the provider’s details of an embedded address; `null` for visitors, and if no provider is configured. */
export async function embedDetails(
  _: unknown,
  { address }: { readonly address: string },
  { app, principal }: RequestContext,
): Promise<EmbedDetails | null> {
  if (!principal) return null
  const wait = await app.limits.spend('embedLookupsOfPerson', `person ${principal.id}`)
  if (wait !== null) throw tooMany('lookups', wait)
  try {
    return await app.embedProviders.find(address)
  } catch (error) {
    if (!(error instanceof EmbedProviderUnavailable)) throw error
    app.log.warn({ err: error }, 'failed to read the details of an embed')
    throw new ApiError('UNAVAILABLE', refusalFor('notDescribed', { provider: error.provider }))
  }
}
