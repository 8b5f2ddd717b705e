import { and, count, desc, eq } from 'drizzle-orm'
import type { SocialPost } from '#schema/entities/social-post'
import { socialPosts } from '../database/tables'
import type { LoadMedia } from './media'
import type { Listed, Part, Reader } from './reader'

/** The latest posts of a channel, by its handle in any case, with or without the `@`. */
export async function listSocialPosts(
  { orm }: Reader,
  handle: string,
  { first, offset, load }: Part & { readonly load: LoadMedia },
): Promise<Listed<SocialPost>> {
  const channel = handle.trim().replace(/^@/, '').toLowerCase()
  const where = and(eq(socialPosts.handle, channel), eq(socialPosts.recordStatus, 'ACTIVE'))
  const rows = await orm
    .select()
    .from(socialPosts)
    .where(where)
    .orderBy(desc(socialPosts.postedAt), desc(socialPosts.id))
    .limit(first)
    .offset(offset)
  const [total] = await orm.select({ count: count() }).from(socialPosts).where(where)
  const nodes = await Promise.all(
    rows.map(async ({ id, network, title, imageId, href, postedAt }) => {
      const [image] = await load(imageId === null ? [] : [imageId])
      return {
        ...{ id, handle: channel, title, href },
        network: network as SocialPost['network'],
        image: image ?? null,
        postedAt: postedAt.toISOString(),
      }
    }),
  )
  return { nodes, totalCount: Number(total?.count ?? 0) }
}
