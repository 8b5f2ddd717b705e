import type { PageAddress } from '#schema/api/content-source'
import type { RequestContext } from '../../operations/context'
import { readTrail } from '../../read/trail'

/** The published pages above a path: what breadcrumbs show. */
export function pageTrail(
  _: unknown,
  place: { readonly locationSlug: string; readonly path: string },
  { readContext }: RequestContext,
): Promise<readonly PageAddress[]> {
  return readTrail(readContext, place)
}
