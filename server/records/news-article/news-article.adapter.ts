import { and, eq, isNotNull, sql } from 'drizzle-orm'
import newsArticle from '#schema/records/news-article/news-article.record'
import { posts } from '../../database/tables'
import { tableAdapter } from '../table-adapter'
import { newsArticleWriter } from './news-article.writer'

export default tableAdapter({
  definition: newsArticle,
  table: posts,
  columns: {
    id: posts.id,
    slug: posts.slug,
    location: posts.locationId,
    status: posts.recordStatus,
    version: posts.version,
    updatedAt: posts.updatedAt,
    updatedBy: posts.updatedByName,
    texts: posts.texts,
  },
  fields: {
    title: posts.title,
    type: posts.type,
    category: posts.category,
    description: posts.description,
    image: posts.imageId,
    publishedAt: posts.publishedAt,
    expireAt: posts.expireAt,
  },
  writer: newsArticleWriter,
  // An article without a publishing time is not public.
  visible:
    and(
      eq(posts.status, 'PUBLISHED'),
      eq(posts.recordStatus, 'ACTIVE'),
      isNotNull(posts.publishedAt),
    ) ?? sql`false`,
})
