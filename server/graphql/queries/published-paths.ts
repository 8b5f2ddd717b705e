import type { RequestContext } from '../../operations/context'
import { type PathsQuery, readPublishedPaths } from '../../read/trail'

/** Which paths of a site lead to a page: what its header and footer may link to. */
export function publishedPaths(
  _: unknown,
  query: PathsQuery,
  { readContext }: RequestContext,
): Promise<readonly string[]> {
  return readPublishedPaths(readContext, query)
}
