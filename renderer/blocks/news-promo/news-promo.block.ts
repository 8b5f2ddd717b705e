import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'

/** Specification section 2: the latest three. */
const SHOWN = 3
/** Some have no picture and are dropped: so many are looked at. */
const LOOKED_AT = 12

const newsPromo = defineBlock({
  name: 'NewsPromo',
  label: 'Latest news',
  description: 'The three latest articles with a picture, and a link to all of them.',
  category: 'feature',
  targets: ['location'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the articles.',
      default: 'Latest News',
      max: 160,
    }),
  },
  async load(source, _props, { location }) {
    if (!location.slug) return []
    const latest = await source.news({ locationSlug: location.slug, first: LOOKED_AT })
    return latest.filter(({ image }) => image !== null).slice(0, SHOWN)
  },
})
export default newsPromo
