import type { SearchHit } from '#schema/entities/search-hit'
import { searchSite } from '../records/reading/search'
import { type Connection, connection, type PageArguments, partOf } from './operations/connection'
import type { RequestContext } from './operations/context'

/** Searches the public site; the result is the same for every caller. */
export async function search(
  _: unknown,
  args: PageArguments & {
    readonly locationSlug: string
    readonly text: string
    readonly language?: string | null
  },
  { app, readContext }: RequestContext,
): Promise<Connection<SearchHit>> {
  const part = partOf(args)
  const from = { database: app.database, orm: readContext.orm }
  return connection(await searchSite(from, args, part), part)
}
