import { defineBlock } from '#schema/block/block'
import { record } from '#schema/fields'
import { loadArticle } from '../../parts/articles/article-record'

const masterNewsArticle = defineBlock({
  name: 'MasterNewsArticle',
  label: 'One news article',
  description: 'One article in full, on any page.',
  keywords: ['news article', 'article', 'story', 'post', 'blog post'],
  subject: 'news',
  category: 'content',
  targets: ['content'],
  fields: {
    article: record({
      kind: 'newsArticle',
      label: 'Article',
      help: 'Shown in full, with all its pictures and videos.',
    }),
  },
  load: (source, props, page) => loadArticle(source, props.article, page),
  isMissing: ({ missing }) => missing,
})
export default masterNewsArticle
