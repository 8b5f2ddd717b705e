import type { EventRecord } from '#schema/entities/event'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idsOf } from '../../graphql/operations/ids'
import { listEvents } from '../reading/events'

/** Events sorted by time; with `from`, those that end after it. */
export function allEvents(
  _: unknown,
  args: PageArguments & {
    readonly ids?: readonly string[] | null
    readonly locationSlug?: string | null
    readonly from?: Date | null
    readonly category?: string | null
    readonly audience?: string | null
    readonly countryCodes?: readonly string[] | null
    readonly search?: string | null
    readonly publicOnly?: boolean | null
  },
  { readContext, loaders }: RequestContext,
): Connection<EventRecord> {
  const part = partOf(args)
  const filter = {
    ids: args.ids ? idsOf(args.ids) : undefined,
    locationSlug: args.locationSlug ?? undefined,
    from: args.from ?? undefined,
    category: args.category ?? undefined,
    audience: args.audience ?? undefined,
    countryCodes: args.countryCodes?.slice(0, 300),
    search: args.search?.trim(),
    publicOnly: args.publicOnly === true,
  }
  return connection(listEvents(readContext, filter, { ...part, load: loaders.mediaList }), part)
}
