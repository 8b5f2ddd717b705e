import type { ArticleRecord } from '#schema/records/news-article/article-record'
import type { PageContext } from '#schema/site/page-context'
import type { JsonLd } from '../kit/view'
import { sitePath } from '../links/site-href'
import { articlePath } from './article-record'

/** Returns an article as structured data (schema.org/NewsArticle). */
export function articleJsonLd(
  article: ArticleRecord | null,
  page: Pick<PageContext, 'siteRoot' | 'language'>,
): readonly JsonLd[] {
  if (!article) return []
  const { title, description, category, image, author, location, seoTags } = article
  const path = sitePath(page, articlePath(article))
  const publisher = { '@type': 'Organization', name: location.name }
  return [
    {
      '@type': 'NewsArticle',
      headline: title,
      ...(description && { description }),
      url: path,
      mainEntityOfPage: path,
      inLanguage: page.language,
      datePublished: article.publishedAt,
      articleSection: category,
      ...(seoTags.length > 0 && { keywords: seoTags.map(({ text }) => text).join(', ') }),
      ...(image && { image: [`${image.url}?w=1440`] }),
      author: author?.name ? { '@type': 'Person', name: author.name } : publisher,
      publisher,
    },
  ]
}
