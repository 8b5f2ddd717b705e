import type { GraphQLResolveInfo } from 'graphql'
import type { Location } from '#schema/entities/location'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { fieldsOfNodes } from '../../graphql/operations/selected-fields'
import {
  isLocationName,
  type LocationName,
  type LocationQuery,
  listLocationNames,
  listLocations,
} from '../reading/locations'

type Arguments = PageArguments & {
  readonly [Name in keyof LocationQuery]?: LocationQuery[Name] | null
}

export function locations(
  _: unknown,
  args: Arguments,
  { readContext, loaders }: RequestContext,
  info: GraphQLResolveInfo,
): Connection<Location | LocationName> {
  const part = partOf(args)
  const query = {
    level: args.level ?? undefined,
    search: args.search ?? undefined,
    countryCode: args.countryCode ?? undefined,
    status: args.status ?? undefined,
    sortBy: args.sortBy ?? undefined,
    sort: args.sort ?? undefined,
  }
  // Every page of the editor requests the names of all locations; their other data would be most of its answer's cost.
  if ([...fieldsOfNodes(info)].every(isLocationName))
    return connection(listLocationNames(readContext, query, part), part)
  return connection(listLocations(readContext, query, { ...part, load: loaders.mediaList }), part)
}

export function location(
  _: unknown,
  { slug }: { readonly slug: string },
  { loaders }: RequestContext,
): Promise<Location | null> {
  return loaders.location.load(slug)
}
