import type { SearchHit } from '#schema/entities/search-hit'
import { searchSite } from '../../data/read/search'
import { type Connection, connection, type PageArguments, partOf } from '../connection'
import type { RequestContext } from '../context'

/** The search of the public site: what visitors find, whoever asks. */
export async function search(
  _: unknown,
  args: PageArguments & { readonly locationSlug: string; readonly text: string },
  { app }: RequestContext,
): Promise<Connection<SearchHit>> {
  const part = partOf(args)
  return connection(await searchSite(app.database, args, part), part)
}
