import { articleJsonLd } from '../../parts/article-json-ld'
import type { StructuredData } from '../../parts/view'
import type newsArticlePage from './news-article-page.block'

const structuredData: StructuredData<typeof newsArticlePage> = ({ data, page }) =>
  articleJsonLd(data.article, page)
export default structuredData
