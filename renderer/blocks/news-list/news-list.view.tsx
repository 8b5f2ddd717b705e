import { slugFromTitle } from '#schema/fields/slug'
import { articlesOf } from '../../parts/articles/article-record'
import { NewsCard } from '../../parts/articles/news-card'
import type { ViewProps } from '../../parts/kit/view'
import { FilterLinks } from '../../parts/lists/filter-links'
import { queryHref, shownPart } from '../../parts/lists/page-query'
import { Pager } from '../../parts/lists/pager'
import { messagesFor } from '../../parts/words/words'
import type newsList from './news-list.block'

/** Articles, newest first and largest. The filter and the pages are links whose state is in the address. */
export default function NewsList({ id, props, data, page }: ViewProps<typeof newsList>) {
  const { categories, category } = data
  const words = messagesFor(page.language)
  const part = shownPart(data.articles, page, data.size)
  return (
    <section className="news-list" aria-label={props.title || words.news}>
      {props.title && <h2 className="news-list-title">{props.title}</h2>}
      {props.filters && categories.length > 1 && (
        <div className="list-filters">
          <FilterLinks
            label={words.categories}
            name="category"
            options={categories.map((each) => ({
              label: each.name,
              value: slugFromTitle(each.category),
            }))}
            current={category && slugFromTitle(category)}
            all={words.all}
            page={page}
            blockId={id}
          />
        </div>
      )}
      {part.items.length > 0 ? (
        <ul className="news-cards news-list-articles">
          {articlesOf(part.items, page).map((article, index) => (
            <NewsCard
              key={article.id}
              article={article}
              page={page}
              sizes={index === 0 ? LEAD_SIZES : SIZES}
              place={data.places[article.location.slug]}
            />
          ))}
        </ul>
      ) : (
        <div className="list-none">
          <p>{category || part.number > 1 ? words.noArticlesMatch : words.noNews}</p>
          {(category || part.number > 1) && (
            <p>
              <a href={queryHref(page, { category: null }, id)}>{words.showAllArticles}</a>
            </p>
          )}
        </div>
      )}
      <Pager part={part} label={words.pagesOfNews} page={page} blockId={id} />
    </section>
  )
}

const LEAD_SIZES = '(min-width: 80rem) 48rem, (min-width: 64rem) 60vw, 100vw'
const SIZES = '(min-width: 80rem) 25rem, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw'
