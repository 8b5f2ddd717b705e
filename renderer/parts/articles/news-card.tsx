import type { ArticleRecord } from '#schema/records/news-article/article-record'
import type { PageContext } from '#schema/site/page-context'
import { CardTitle } from '../kit/card-title'
import { useForeign } from '../kit/foreign-language'
import { sitePath } from '../links/site-href'
import { CardPicture } from '../media/card-picture'
import { ArticleLine } from './article-line'
import { articlePath } from './article-record'

/** Card of an article; the whole card is the link. Without a picture it is text below a rule. */
export function NewsCard({ article, page, sizes, level = 3, place }: NewsCardProps) {
  const { title, description, image } = article
  const foreign = useForeign()
  return (
    <li className="news-card">
      {image && <CardPicture item={image} sizes={sizes} />}
      <div className="news-card-text">
        <ArticleLine article={article} page={page} place={place} />
        <CardTitle title={title} href={sitePath(page, articlePath(article))} level={level} />
        {description && (
          <p className="news-card-description" lang={foreign(description)}>
            {description}
          </p>
        )}
      </div>
    </li>
  )
}

interface NewsCardProps {
  readonly article: ArticleRecord
  readonly page: Pick<PageContext, 'location' | 'siteRoot' | 'language'>
  /** The `sizes` of the picture in this layout. */
  readonly sizes: string
  readonly level?: 2 | 3
  /** The name of the article's location, in lists with articles of several locations. */
  readonly place?: string | undefined
}
