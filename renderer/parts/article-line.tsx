import type { Post } from '#schema/entities/post'
import type { PageContext } from '#schema/page/page-context'
import { articleDate, publishedOn } from './article-record'
import { CALENDAR_DAY, inZone } from './dates'
import { TypeBadge } from './type-badge'

/** The kind of an article and the day it came out. */
export function ArticleLine({ article, page }: ArticleLineProps) {
  const day = inZone(publishedOn(article), page.location.timeZone, CALENDAR_DAY)
  return (
    <p className="article-line">
      <TypeBadge type={article.type} />
      <time dateTime={day}>{articleDate(article, page)}</time>
    </p>
  )
}

export interface ArticleLineProps {
  readonly article: Post
  readonly page: Pick<PageContext, 'location'>
}
