import type { Location } from '#schema/entities/location'
import type { RequestContext } from '../../operations/context'

export function location(
  _: unknown,
  { slug }: { readonly slug: string },
  { loaders }: RequestContext,
): Promise<Location | null> {
  return loaders.location.load(slug)
}
