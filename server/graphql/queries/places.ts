import type { NetworkPlace } from '#schema/entities/network-place'
import type { RequestContext } from '../../operations/context'
import { readNetworkPlaces } from '../../read/trail'

/** The locations of the network as visitors see them, whoever asks. */
export function places(
  _: unknown,
  _args: unknown,
  { readContext }: RequestContext,
): Promise<readonly NetworkPlace[]> {
  return readNetworkPlaces(readContext)
}
