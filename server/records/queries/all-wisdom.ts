import type { WisdomItem, WisdomKind } from '#schema/entities/wisdom'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listWisdom } from '../../read/wisdom'

/** Talks, articles and podcasts, the latest first. */
export function allWisdom(
  _: unknown,
  args: PageArguments & {
    readonly featured?: boolean | null
    readonly category?: string | null
    readonly kind?: WisdomKind | null
    readonly search?: string | null
    readonly publicOnly?: boolean | null
  },
  { readContext, loaders }: RequestContext,
): Connection<WisdomItem> {
  const part = partOf(args)
  const filter = {
    featured: args.featured ?? undefined,
    category: args.category ?? undefined,
    kind: args.kind ?? undefined,
    search: args.search?.trim(),
    publicOnly: args.publicOnly === true,
  }
  return connection(listWisdom(readContext, filter, { ...part, load: loaders.mediaList }), part)
}
