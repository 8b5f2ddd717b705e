import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import wisdom from '#schema/records/wisdom/wisdom.record'

/** Number of items shown: the first three (specification section 2). */
const DEFAULT_COUNT = 3

const wisdomFeatured = defineBlock({
  name: 'WisdomFeatured',
  label: t('Featured talks and stories'),
  description: t('Three featured talks, stories or podcasts, the first one large.'),
  keywords: searchTerms('featured wisdom, wisdom, talks, stories, inspiration, podcasts'),
  subject: 'news',
  category: 'feature',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above them. Leave it empty for none.'),
      max: 160,
    }),
  },
  async load(source) {
    const featured = await source.recordsOf(wisdom, {
      filter: { featured: true },
      first: DEFAULT_COUNT,
    })
    return featured.length > 0 ? featured : source.recordsOf(wisdom, { first: DEFAULT_COUNT })
  },
})
export default wisdomFeatured
