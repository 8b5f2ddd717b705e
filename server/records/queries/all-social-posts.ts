import type { SocialPost } from '#schema/entities/social-post'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listSocialPosts } from '../../read/social-posts'

/** The latest posts of a channel. */
export function allSocialPosts(
  _: unknown,
  args: PageArguments & { readonly handle: string },
  { readContext, loaders }: RequestContext,
): Connection<SocialPost> {
  const part = partOf(args)
  return connection(
    listSocialPosts(readContext, args.handle, { ...part, load: loaders.mediaList }),
    part,
  )
}
