import { eq } from 'drizzle-orm'
import { readSetup } from '#schema/api/network-setup'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { locationTag, NETWORK } from '../database/cache-tags'
import { locations } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { withIdempotency } from '../graphql/operations/idempotency'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { can } from './access/can'
import { endSetup } from './pending-setup'

interface SetUpArguments {
  readonly input: Readonly<Record<string, unknown>>
  readonly idempotencyKey?: string | null
}

/** Names the first location of an empty network. Possible once, for a person who manages the whole network. */
export function setUpNetwork(
  _: unknown,
  { input, idempotencyKey }: SetUpArguments,
  context: RequestContext,
): Promise<{ readonly isPending: boolean }> {
  const principal = requireSignIn(context.principal)
  if (!can(principal, 'setUp', { locationId: null, isPublic: false }))
    throw new ApiError('FORBIDDEN', refusalFor('setUpByNetwork'))
  const read = readSetup(input)
  if (!read.ok)
    throw new ApiError('BAD_USER_INPUT', forPrograms(Object.values(read.problems).join(' ')))
  const { name, timeZone, address: given } = read.setup
  const work = { principal, key: idempotencyKey ?? null, payload: { setUpNetwork: input } }
  return context.app.changes.write((tx) =>
    withIdempotency(tx, work, async () => {
      if (!(await endSetup(tx))) throw new ApiError('CONFLICT', refusalFor('networkSetUpAlready'))
      const [row] = await tx
        .select({ id: locations.id })
        .from(locations)
        .where(eq(locations.id, DEFAULT_LOCATION_ID))
      if (!row) throw new Error(`There is no location ${DEFAULT_LOCATION_ID} to set up`)
      await tx
        .update(locations)
        .set({ name, timeZone, ...given })
        .where(eq(locations.id, DEFAULT_LOCATION_ID))
      await emit(tx, {
        ...{ type: 'network.setUp', by: context, action: 'setUpNetwork' },
        locationId: DEFAULT_LOCATION_ID,
        tags: [locationTag(DEFAULT_LOCATION_ID), NETWORK],
      })
      return { isPending: false }
    }),
  )
}
