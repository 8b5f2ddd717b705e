import { defineBlock } from '#schema/block/block'
import { record } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { loadArticle } from '../../parts/articles/article-record'

const masterNewsArticle = defineBlock({
  name: 'MasterNewsArticle',
  label: t('One news article'),
  description: t('One article in full, on any page.'),
  keywords: searchTerms('news article, article, story, post, blog post'),
  subject: 'news',
  category: 'content',
  targets: ['content'],
  fields: {
    article: record({
      kind: 'newsArticle',
      label: t('Article'),
      help: t('Shown in full, with all its pictures and videos.'),
    }),
  },
  load: (source, props, page) => loadArticle(source, props.article, page),
  isMissing: ({ missing }) => missing,
})
export default masterNewsArticle
