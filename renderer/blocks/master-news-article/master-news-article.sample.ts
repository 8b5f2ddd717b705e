import type { BlockProps } from '#schema/block/block'
import type masterNewsArticle from './master-news-article.block'

const sample: BlockProps<typeof masterNewsArticle> = { article: 'my-first-arti' }
export default sample
