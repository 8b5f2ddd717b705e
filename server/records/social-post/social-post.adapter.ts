import { eq } from 'drizzle-orm'
import socialPost from '#schema/records/social-post/social-post.record'
import { socialPosts } from '../../database/tables'
import { tableAdapter } from '../table-adapter'

export default tableAdapter({
  definition: socialPost,
  table: socialPosts,
  columns: { id: socialPosts.id, status: socialPosts.recordStatus },
  fields: {
    title: socialPosts.title,
    handle: socialPosts.handle,
    network: socialPosts.network,
    image: socialPosts.imageId,
    postedAt: socialPosts.postedAt,
  },
  cacheKey: 'social',
  visible: eq(socialPosts.recordStatus, 'ACTIVE'),
})
