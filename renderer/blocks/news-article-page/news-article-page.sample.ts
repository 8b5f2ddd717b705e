import type { BlockProps } from '#schema/block/block'
import type newsArticlePage from './news-article-page.block'

const sample: BlockProps<typeof newsArticlePage> = { article: 'the-great-dome-is-open-again' }
export default sample
