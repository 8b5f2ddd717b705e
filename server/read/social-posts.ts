import { and, count, desc, eq } from 'drizzle-orm'
import { channelOf, type SocialPost } from '#schema/entities/social-post'
import { socialPosts } from '../database/tables'
import type { LoadMedia } from './media'
import { counted, type Listed, type Part, type ReadContext } from './read-context'

/** The latest posts of a channel, by its handle in any case, with or without the `@`. */
export function listSocialPosts(
  { orm }: ReadContext,
  handle: string,
  { first, offset, load }: Part & { readonly load: LoadMedia },
): Listed<SocialPost> {
  const channel = channelOf(handle)
  const where = and(eq(socialPosts.handle, channel), eq(socialPosts.recordStatus, 'ACTIVE'))
  return {
    nodes,
    totalCount: () => counted(orm.select({ count: count() }).from(socialPosts).where(where)),
  }

  async function nodes() {
    const rows = await orm
      .select()
      .from(socialPosts)
      .where(where)
      .orderBy(desc(socialPosts.postedAt), desc(socialPosts.id))
      .limit(first)
      .offset(offset)
    return Promise.all(
      rows.map(async ({ id, network, title, image: imageId, href, postedAt, texts }) => {
        const [image] = await load(imageId === null ? [] : [imageId])
        return {
          ...{ id, handle: channel, title, href },
          network,
          image: image ?? null,
          postedAt: postedAt.toISOString(),
          texts: [...texts],
        }
      }),
    )
  }
}
