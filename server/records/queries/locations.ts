import type { Location } from '#schema/entities/location'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listLocations } from '../../read/locations'

export function locations(
  _: unknown,
  args: PageArguments & { readonly level?: number | null },
  { reader, loaders }: RequestContext,
): Connection<Location> {
  const part = partOf(args)
  const query = { level: args.level ?? undefined }
  return connection(listLocations(reader, query, { ...part, load: loaders.mediaList }), part)
}
