import type { ArticleRecord } from '#schema/records/news-article/article-record'
import { ArticleAuthor } from '../../parts/articles/article-author'
import { ArticleContent } from '../../parts/articles/article-content'
import { ArticleLine } from '../../parts/articles/article-line'
import { articlesOf } from '../../parts/articles/article-record'
import { NewsCard } from '../../parts/articles/news-card'
import { useForeign } from '../../parts/kit/foreign-language'
import { HeadingRow } from '../../parts/kit/heading-row'
import type { ViewProps } from '../../parts/kit/view'
import { Breadcrumbs } from '../../parts/links/breadcrumbs'
import { MissingRecord } from '../../parts/links/missing-record'
import { ShareLinks } from '../../parts/links/share-links'
import { sitePath } from '../../parts/links/site-href'
import { Picture } from '../../parts/media/picture'
import { messagesFor } from '../../parts/words/words'
import type newsArticlePage from './news-article-page.block'

const ALL_NEWS = '/connect/news'

/** Full page of an article. */
export default function NewsArticlePage({ props, data, page }: ViewProps<typeof newsArticlePage>) {
  const { article, trail } = data
  const foreign = useForeign()
  const words = messagesFor(page.language)
  if (!article)
    return (
      <MissingRecord
        kind="newsArticle"
        isChosen={props.article !== null || page.record !== null}
        level={1}
        href={sitePath(page, ALL_NEWS)}
        more={words.allNews}
        language={page.language}
      />
    )
  const { title, image, author } = article
  return (
    <div className="news-article-page">
      <Breadcrumbs trail={trail} title={title} page={page} />
      <article className="news-article-page-article">
        <header className="news-article-page-head">
          <ArticleLine article={article} page={page} />
          <h1 lang={foreign(title)}>{title}</h1>
          <div className="news-article-page-by">
            {author && <ArticleAuthor author={author} language={page.language} />}
            <ShareLinks text={title} page={page} />
          </div>
        </header>
        {image && !showsPicture(article, image.id) && (
          <div className="news-article-page-picture">
            <Picture item={image} sizes="(min-width: 80rem) 80rem, 100vw" priority />
          </div>
        )}
        <ArticleContent {...data} article={article} page={page} />
      </article>
      <FurtherNews {...{ data, page }} />
    </div>
  )
}

function FurtherNews({ data, page }: Pick<ViewProps<typeof newsArticlePage>, 'data' | 'page'>) {
  if (data.further.length === 0) return null
  const words = messagesFor(page.language)
  return (
    <section className="news-article-page-further">
      <HeadingRow title={words.moreNews} href={sitePath(page, ALL_NEWS)} more={words.seeAll} />
      <ul className="news-cards">
        {articlesOf(data.further, page).map((article) => (
          <NewsCard
            key={article.id}
            article={article}
            page={page}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
          />
        ))}
      </ul>
    </section>
  )
}

/** Returns whether the content of an article already contains its picture; otherwise the picture is shown above. */
function showsPicture({ content }: ArticleRecord, pictureId: number): boolean {
  return content.some(({ mediaSelection }) =>
    mediaSelection?.media.some(({ id }) => id === pictureId),
  )
}
