import { articlesOf } from '../../parts/articles/article-record'
import { NewsCard } from '../../parts/articles/news-card'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { sitePath } from '../../parts/links/site-href'
import { messagesFor } from '../../parts/words/words'
import type newsPromo from './news-promo.block'

/** The newest articles, one large and two beside it. Renders nothing if the location has no slug (specification section 2). */
export default function NewsPromo({ props, data, page }: ViewProps<typeof newsPromo>) {
  if (!page.location.slug) return null
  const words = messagesFor(page.language)
  return (
    <section className="news-promo" aria-label={props.title || words.latestNews}>
      <HeadingRow title={props.title} href={sitePath(page, '/connect/news')} more={words.seeAll} />
      {data.length > 0 ? (
        <ul className="news-promo-articles entrance">
          {articlesOf(data, page).map((article, index) => (
            <NewsCard
              key={article.id}
              article={article}
              page={page}
              sizes={
                index === 0
                  ? '(min-width: 64rem) 47rem, 100vw'
                  : '(min-width: 64rem) 16rem, (min-width: 40rem) 40vw, 7rem'
              }
            />
          ))}
        </ul>
      ) : (
        <p className="list-none">{words.noNews}</p>
      )}
    </section>
  )
}
