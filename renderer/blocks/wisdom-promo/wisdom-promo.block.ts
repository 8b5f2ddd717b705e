import { defineBlock } from '#schema/block/block'
import { link, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import wisdom from '#schema/records/wisdom/wisdom.record'

/** Number of entries shown (specification section 2). */
const DEFAULT_COUNT = 3

const wisdomPromo = defineBlock({
  name: 'WisdomPromo',
  label: t('Latest talks and stories'),
  description: t('The three latest talks, stories or podcasts, with a link to all of them.'),
  keywords: searchTerms(
    'wisdom, talks, stories, podcasts, inspiration, teachings, sermons, discourse, katha',
  ),
  subject: 'news',
  category: 'feature',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above them.'),
      default: 'Wisdom',
      max: 160,
    }),
    link: link({
      label: t('See All'),
      help: t('The page that lists all talks and stories. Leave this field empty to show no link.'),
      default: { href: '/inspiration' },
    }),
  },
  async load(source, _props, { path }) {
    // One more, because the page may belong to one of them.
    const latest = await source.recordsOf(wisdom, { first: DEFAULT_COUNT + 1 })
    return latest.filter(({ values }) => values.href !== path).slice(0, DEFAULT_COUNT)
  },
})
export default wisdomPromo
