import { defineBlock } from '#schema/block/block'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const exploreGrid = defineBlock({
  name: 'ExploreGrid',
  label: 'Explore grid',
  description: 'Places to explore, each in a carved arch.',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default exploreGrid
