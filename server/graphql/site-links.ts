import type { PageAddress } from '#schema/api/content-source'
import type { NetworkPlace } from '#schema/entities/network-place'
import { readSiteLanguages } from '../records/reading/site-languages'
import {
  type PathsQuery,
  readNetworkPlaces,
  readPublishedPaths,
  readTrail,
} from '../records/reading/trail'
import type { RequestContext } from './operations/context'
import { idsOf } from './operations/ids'

/** The addresses of pages, for links by page id. */
export async function pageAddresses(
  _: unknown,
  args: { readonly ids: readonly string[] },
  { loaders }: RequestContext,
): Promise<readonly PageAddress[]> {
  const found = await Promise.all(idsOf(args.ids).map((id) => loaders.page.load(id)))
  return found.filter((page) => page !== null)
}

/** The published pages above a path: what breadcrumbs show. */
export function pageTrail(
  _: unknown,
  {
    language,
    locationSlug,
    path,
  }: { readonly locationSlug: string; readonly path: string; readonly language?: string | null },
  { readContext }: RequestContext,
): Promise<readonly PageAddress[]> {
  return readTrail(readContext, { locationSlug, above: path, ...(language && { language }) })
}

/** The locations of the network as visitors see them, no matter who asks. */
export function places(
  _: unknown,
  _args: unknown,
  { readContext }: RequestContext,
): Promise<readonly NetworkPlace[]> {
  return readNetworkPlaces(readContext)
}

/** Which paths of a site lead to a page: what its header and footer may link to. */
export function publishedPaths(
  _: unknown,
  query: PathsQuery,
  { readContext }: RequestContext,
): Promise<readonly string[]> {
  return readPublishedPaths(readContext, query)
}

/** The languages that the network's sites are offered in. */
export function siteLanguages(
  _: unknown,
  _args: unknown,
  { readContext }: RequestContext,
): Promise<readonly string[]> {
  return readSiteLanguages(readContext)
}
