import type { Post } from '#schema/entities/post'
import type { PostType } from '#schema/entities/statuses'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { listPosts } from '../reading/posts'

/** Articles the asking account may see; the preview variant leaves their content out. */
export function allPosts(
  _: unknown,
  args: PageArguments & {
    readonly slugs?: readonly string[] | null
    readonly locationSlug?: string | null
    readonly type?: PostType | null
    readonly category?: string | null
    readonly search?: string | null
    readonly preview?: boolean | null
    readonly publicOnly?: boolean | null
  },
  { readContext, loaders }: RequestContext,
): Connection<Post> {
  const part = partOf(args)
  const query = {
    slugs: args.slugs?.slice(0, 100),
    locationSlug: args.locationSlug ?? undefined,
    type: args.type ?? undefined,
    category: args.category ?? undefined,
    search: args.search?.trim(),
    withoutContent: args.preview === true,
    publicOnly: args.publicOnly === true,
  }
  return connection(listPosts(readContext, query, { ...part, load: loaders.mediaList }), part)
}
