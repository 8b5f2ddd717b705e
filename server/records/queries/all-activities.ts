import type { Activity } from '#schema/entities/activity'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listActivities } from '../../read/activities'

/** What people join, in the order of its location. */
export function allActivities(
  _: unknown,
  args: PageArguments & {
    readonly locationSlug?: string | null
    readonly slugs?: readonly string[] | null
    readonly featured?: boolean | null
    readonly search?: string | null
    readonly publicOnly?: boolean | null
  },
  { readContext, loaders }: RequestContext,
): Connection<Activity> {
  const part = partOf(args)
  const filter = {
    locationSlug: args.locationSlug ?? undefined,
    slugs: args.slugs?.slice(0, 100),
    featured: args.featured ?? undefined,
    search: args.search?.trim(),
    publicOnly: args.publicOnly === true,
  }
  return connection(listActivities(readContext, filter, { ...part, load: loaders.mediaList }), part)
}
