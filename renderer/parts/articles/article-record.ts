import type { ContentSource } from '#schema/api/content-source'
import type { Gallery } from '#schema/entities/media'
import type { Post } from '#schema/entities/post'
import type { PageContext } from '#schema/site/page-context'
import { slugOfRecord } from '#schema/site/page-record'

/** One article. */
export interface ArticleData {
  readonly article: Post | null
  /** The gallery that is shown with it. */
  readonly gallery: Gallery | null
  /** True when the page stands for an article and this is not there: the page answers 404. */
  readonly missing: boolean
}

/** The article a field names, or else the one its page stands for. */
export async function loadArticle(
  source: ContentSource,
  chosen: string | null,
  page: PageContext,
): Promise<ArticleData> {
  const ofPage = slugOfRecord(page.record, 'newsArticle')
  const slug = chosen || ofPage
  const [article = null] = slug === null ? [] : await source.news({ slugs: [slug], first: 1 })
  const [first] = article?.galleryIds ?? []
  const gallery = first === undefined ? null : await source.gallery(first)
  return { article, gallery, missing: !article && !chosen && ofPage !== null }
}

/** When an article came out, ISO 8601; a draft in the editor has been made, not published. */
export function publishedOn({ publishedAt, createdAt }: Post): string {
  return publishedAt ?? createdAt
}

/** `/connect/news/{slug}` inside the location's site. */
export function articlePath({ slug }: Pick<Post, 'slug'>): string {
  return `/connect/news/${slug}`
}
