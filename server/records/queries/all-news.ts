import type { Post } from '#schema/entities/post'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { listPosts } from '../reading/posts'

/** The latest news of a location, as its visitors see them. */
export function allNews(
  _: unknown,
  args: PageArguments & { readonly locationSlug: string; readonly category?: string | null },
  { readContext, loaders }: RequestContext,
): Connection<Post> {
  const part = partOf(args)
  const query = {
    locationSlug: args.locationSlug,
    type: 'NEWS',
    category: args.category ?? undefined,
    publicOnly: true,
  } as const
  return connection(listPosts(readContext, query, { ...part, load: loaders.mediaList }), part)
}
