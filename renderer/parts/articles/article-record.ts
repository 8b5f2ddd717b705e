import type { ContentSource } from '#schema/api/content-source'
import type { Gallery } from '#schema/entities/media'
import { type ArticleRecord, articleRecord } from '#schema/records/news-article/article-record'
import newsArticle from '#schema/records/news-article/news-article.record'
import type { ItemOf } from '#schema/records/record-item'
import type { RecordSummary } from '#schema/records/record-summary'
import type { PageContext } from '#schema/site/page-context'
import { slugOfRecord } from '#schema/site/page-record'

/** An article with related records. */
export interface ArticleData {
  readonly article: ArticleRecord | null
  /** The article it is based on, if that is public. */
  readonly original: Pick<RecordSummary, 'key' | 'title'> | null
  /** The gallery shown with it. */
  readonly gallery: Gallery | null
  /** True if the page is about an article that doesn't exist: the page answers 404. */
  readonly missing: boolean
}

/** Loads the article chosen in a field, or otherwise the one the page is about. */
export async function loadArticle(
  source: ContentSource,
  chosen: string | null,
  page: PageContext,
): Promise<ArticleData> {
  const ofPage = slugOfRecord(page.record, 'newsArticle')
  const slug = chosen || ofPage
  const [found] =
    slug === null ? [] : await source.recordsOf(newsArticle, { keys: [slug], first: 1 })
  const id = found?.values.galleries[0]?.gallery ?? null
  const { postMaster: from = null } = found?.values ?? {}
  const [gallery, [original = null]] = await Promise.all([
    id === null ? null : source.record('gallery', id),
    from ? source.records('newsArticle', { keys: [from], first: 1 }) : [],
  ])
  return {
    ...{ article: found ? articleRecord(found, page.language) : null, gallery, original },
    missing: !found && !chosen && ofPage !== null,
  }
}

/** Returns articles as shown in the language of a page. */
export function articlesOf(
  items: readonly ItemOf<typeof newsArticle>[],
  { language }: Pick<PageContext, 'language'>,
): readonly ArticleRecord[] {
  return items.map((item) => articleRecord(item, language))
}

/** Returns `/connect/news/{slug}`, the path inside the location's site. */
export function articlePath({ slug }: Pick<ArticleRecord, 'slug'>): string {
  return `/connect/news/${slug}`
}
