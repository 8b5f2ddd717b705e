import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import newsArticle from '#schema/records/news-article/news-article.record'
import type { ItemOf } from '#schema/records/record-item'

/** Specification section 2: the three newest. */
const DEFAULT_COUNT = 3
/** Articles fetched at a time, until there are enough or no more: articles without a picture are dropped. */
const BATCH = 12
/** Limit of articles fetched: the block stays empty if they all lack a picture. */
const MAX_FETCHED = 120

const newsPromo = defineBlock({
  name: 'NewsPromo',
  label: t('Latest news'),
  description: t('The three latest articles with a picture, and a link to all of them.'),
  keywords: searchTerms('news, articles, blog, press, posts'),
  subject: 'news',
  category: 'feature',
  targets: ['location'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the articles.'),
      default: 'Latest News',
      max: 160,
    }),
  },
  async load(source, _props, { location }) {
    if (!location.slug) return []
    const shown: ItemOf<typeof newsArticle>[] = []
    for (let skip = 0; skip < MAX_FETCHED && shown.length < DEFAULT_COUNT; skip += BATCH) {
      const query = { locationSlug: location.slug, filter: { type: 'NEWS' }, first: BATCH }
      const latest = await source.recordsOf(newsArticle, skip === 0 ? query : { ...query, skip })
      shown.push(...latest.filter(({ values }) => values.image !== null))
      if (latest.length < BATCH) break
    }
    return shown.slice(0, DEFAULT_COUNT)
  },
})
export default newsPromo
