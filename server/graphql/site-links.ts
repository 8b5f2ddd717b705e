import type { PageAddress } from '#schema/api/content-source'
import type { NetworkPlace } from '#schema/entities/network-place'
import {
  type PathsQuery,
  readNetworkPlaces,
  readPublishedPaths,
  readTrail,
} from '../records/reading/page-addresses'
import { readSiteLanguages } from '../records/reading/site-languages'
import type { RequestContext } from './operations/context'
import { idsOf } from './operations/ids'

/** Returns the addresses of pages, for links by page id. */
export async function pageAddresses(
  _: unknown,
  args: { readonly ids: readonly string[] },
  { loaders }: RequestContext,
): Promise<readonly PageAddress[]> {
  const found = await Promise.all(idsOf(args.ids).map((id) => loaders.page.load(id)))
  return found.filter((page) => page !== null)
}

/** Returns the published pages above a path, for breadcrumbs. */
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

/** Returns the public locations of the network; the result is the same for every caller. */
export function places(
  _: unknown,
  _args: unknown,
  { readContext }: RequestContext,
): Promise<readonly NetworkPlace[]> {
  return readNetworkPlaces(readContext)
}

/** Returns the published paths of a site, which its header and footer may link to. */
export function publishedPaths(
  _: unknown,
  query: PathsQuery,
  { readContext }: RequestContext,
): Promise<readonly string[]> {
  return readPublishedPaths(readContext, query)
}

/** Returns the languages of the network’s sites. */
export function siteLanguages(
  _: unknown,
  _args: unknown,
  { readContext }: RequestContext,
): Promise<readonly string[]> {
  return readSiteLanguages(readContext)
}
