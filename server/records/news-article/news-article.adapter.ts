import { and, eq, isNotNull } from 'drizzle-orm'
import type { PostStatus } from '#schema/entities/statuses'
import newsArticle from '#schema/records/news-article/news-article.record'
import { posts } from '../../database/tables'
import { statusAfter } from '../../documents/transitions'
import { columnAdapter } from '../column-adapter'
import { linkIssues } from './article-links'

// Rows of the adapter’s table.
type Row = typeof posts.$inferSelect

export default columnAdapter(newsArticle, posts, {
  // An article without a publication time is not public.
  visible: {
    where: and(
      eq(posts.status, 'PUBLISHED'),
      eq(posts.recordStatus, 'ACTIVE'),
      isNotNull(posts.publishedAt),
    ),
    of: (row) => row.status === 'PUBLISHED' && row.recordStatus === 'ACTIVE',
  },
  read: ({ status }) => ({ status: status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT' }),
  stored({ publishedAt }, { before, values, savedBy }) {
    const status = nextStatus(before as Row | null, values.status === 'PUBLISHED')
    return {
      status,
      publishedAt: publishedAt ?? (status === 'PUBLISHED' ? savedBy.updatedAt : null),
      ...(values.authorName === '' && { authorAvatar: null, authorBio: '' }),
    }
  },
  checkStored: linkIssues,
})

/** Returns the next status, by the same steps as for pages: an article in review stays in review while it is edited. */
function nextStatus(before: Row | null, isPublished: boolean): PostStatus {
  const from = before?.status ?? 'DRAFT'
  if (isPublished) return from === 'PUBLISHED' ? from : statusAfter('publish', from)
  return from === 'PUBLISHED' ? statusAfter('unpublish', from) : statusAfter('edit', from)
}
