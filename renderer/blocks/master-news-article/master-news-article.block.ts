import { defineBlock } from '#schema/block/block'
import { newsArticle } from '#schema/fields'
import { loadArticle } from '../../parts/articles/article-record'

const masterNewsArticle = defineBlock({
  name: 'MasterNewsArticle',
  label: 'News article',
  description: 'An article inside another page, with a link to its own.',
  category: 'content',
  targets: ['content'],
  fields: {
    article: newsArticle({
      label: 'Article',
      help: 'Shown in full, with all its pictures and videos.',
    }),
  },
  load: (source, props, page) => loadArticle(source, props.article, page),
  isMissing: ({ missing }) => missing,
})
export default masterNewsArticle
