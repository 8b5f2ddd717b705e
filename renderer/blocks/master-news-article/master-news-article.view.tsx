import { ArticleContent } from '../../parts/articles/article-content'
import { ArticleLine } from '../../parts/articles/article-line'
import { articlePath } from '../../parts/articles/article-record'
import type { ViewProps } from '../../parts/kit/view'
import { MissingRecord } from '../../parts/links/missing-record'
import { sitePath } from '../../parts/links/site-href'
import { messagesFor } from '../../parts/words/words'
import type masterNewsArticle from './master-news-article.block'

/** An article as part of another page: a short header beside its content. */
export default function MasterNewsArticle({
  props,
  data,
  page,
}: ViewProps<typeof masterNewsArticle>) {
  const { article } = data
  const words = messagesFor(page.language)
  const { before, after } = words.byAuthor
  if (!article)
    return (
      <MissingRecord
        kind="newsArticle"
        isChosen={props.article !== null || page.record !== null}
        href={sitePath(page, '/connect/news')}
        more={words.allNews}
        language={page.language}
      />
    )
  return (
    <article className="master-news-article bleed ground-offset">
      <div className="master-news-article-columns">
        <header className="master-news-article-head">
          <ArticleLine article={article} page={page} />
          <h2>
            <a href={sitePath(page, articlePath(article))}>{article.title}</a>
          </h2>
          {article.author?.name && (
            <p>
              {before}
              {article.author.name}
              {after}
            </p>
          )}
        </header>
        <ArticleContent {...data} article={article} page={page} />
      </div>
    </article>
  )
}
