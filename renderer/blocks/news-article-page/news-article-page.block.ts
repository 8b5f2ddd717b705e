import { defineBlock } from '#schema/block/block'
import { record } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import newsArticle from '#schema/records/news-article/news-article.record'
import { loadArticle } from '../../parts/articles/article-record'
import { loadTrail } from '../../parts/links/nearby-pages'

/** Number of further articles below. */
const MAX_FURTHER_ARTICLES = 3

const newsArticlePage = defineBlock({
  name: 'NewsArticlePage',
  label: t('News article page'),
  description: t('The full page of an article. For the template page of articles.'),
  keywords: searchTerms('article'),
  subject: 'news',
  isRare: true,
  category: 'content',
  targets: ['content'],
  variesByLocation: true,
  fields: {
    article: record({
      kind: 'newsArticle',
      label: t('Article'),
      help: t('Leave it empty on the article template.'),
    }),
  },
  async load(source, props, page) {
    const [found, trail, latest] = await Promise.all([
      loadArticle(source, props.article, page),
      loadTrail(source, page),
      // One more, because the article itself may be among them.
      source.recordsOf(newsArticle, {
        ...{ locationSlug: page.location.slug, filter: { type: 'NEWS' } },
        first: MAX_FURTHER_ARTICLES + 1,
      }),
    ])
    const further = latest
      .filter(({ key }) => key !== found.article?.slug)
      .slice(0, MAX_FURTHER_ARTICLES)
    return { ...found, trail, further }
  },
  isMissing: ({ missing }) => missing,
})
export default newsArticlePage
