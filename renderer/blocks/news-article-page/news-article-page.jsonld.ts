import { articleJsonLd } from '../../parts/articles/article-json-ld'
import type { StructuredData } from '../../parts/kit/view'
import type newsArticlePage from './news-article-page.block'

const structuredData: StructuredData<typeof newsArticlePage> = ({ data, page }) =>
  articleJsonLd(data.article, page)
export default structuredData
