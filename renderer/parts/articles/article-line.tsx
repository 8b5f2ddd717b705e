import type { ArticleRecord } from '#schema/records/news-article/article-record'
import type { PageContext } from '#schema/site/page-context'
import { useForeign } from '../kit/foreign-language'
import { CALENDAR_DAY, formatLocalDay, inZone } from '../words/dates'
import { TypeBadge } from './type-badge'

/** The type of an article and its publication date. */
export function ArticleLine({ article, page, place }: ArticleLineProps) {
  const { timeZone } = page.location
  const { publishedAt: published } = article
  const foreign = useForeign()
  return (
    <p className="article-line">
      <TypeBadge type={article.type} language={page.language} />
      <time dateTime={inZone(published, timeZone, CALENDAR_DAY)}>
        {formatLocalDay({ moment: published, timeZone, language: page.language }, 'article')}
      </time>
      {place && <span lang={foreign(place)}>{place}</span>}
    </p>
  )
}

interface ArticleLineProps {
  readonly article: ArticleRecord
  /** The name of the article's location, if it is to be shown. */
  readonly place?: string | undefined
  readonly page: Pick<PageContext, 'location' | 'language'>
}
