import type { Location } from '#schema/entities/location'
import { listLocations } from '../../data/read/locations'
import { type Connection, connection, type PageArguments, partOf } from '../connection'
import type { RequestContext } from '../context'

export async function locations(
  _: unknown,
  args: PageArguments & { readonly level?: number | null },
  { reader, loaders }: RequestContext,
): Promise<Connection<Location>> {
  const part = partOf(args)
  const query = { level: args.level ?? undefined }
  return connection(await listLocations(reader, query, { ...part, load: loaders.mediaList }), part)
}
