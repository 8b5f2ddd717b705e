import type { Location } from '#schema/entities/location'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { type LocationQuery, listLocations } from '../reading/locations'

type Arguments = PageArguments & {
  readonly [Name in keyof LocationQuery]?: LocationQuery[Name] | null
}

export function locations(
  _: unknown,
  args: Arguments,
  { readContext, loaders }: RequestContext,
): Connection<Location> {
  const part = partOf(args)
  const query = {
    level: args.level ?? undefined,
    search: args.search ?? undefined,
    countryCode: args.countryCode ?? undefined,
    status: args.status ?? undefined,
    sortBy: args.sortBy ?? undefined,
    sort: args.sort ?? undefined,
  }
  return connection(listLocations(readContext, query, { ...part, load: loaders.mediaList }), part)
}

export function location(
  _: unknown,
  { slug }: { readonly slug: string },
  { loaders }: RequestContext,
): Promise<Location | null> {
  return loaders.location.load(slug)
}
