import type { Post } from '#schema/entities/post'
import type { PageContext } from '#schema/site/page-context'
import { CALENDAR_DAY, inZone } from '../words/dates'
import { publishedOn } from './article-record'
import { TypeBadge } from './type-badge'

/** `Sunday March 5, 2023` (specification section 2). */
const ARTICLE_DAY = 'EEEE MMMM d, yyyy'

/** The kind of an article and the day it came out. */
export function ArticleLine({ article, page }: ArticleLineProps) {
  const { timeZone } = page.location
  const published = publishedOn(article)
  return (
    <p className="article-line">
      <TypeBadge type={article.type} />
      <time dateTime={inZone(published, timeZone, CALENDAR_DAY)}>
        {inZone(published, timeZone, ARTICLE_DAY)}
      </time>
    </p>
  )
}

export interface ArticleLineProps {
  readonly article: Post
  readonly page: Pick<PageContext, 'location'>
}
