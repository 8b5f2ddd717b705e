import { defineBlock } from '#schema/block/block'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const exploreGrid = defineBlock({
  name: 'ExploreGrid',
  label: 'Places to explore',
  description: 'Pictures in carved arches, one for each place to explore.',
  keywords: ['explore grid', 'explore', 'places', 'rooms', 'tour', 'promo'],
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default exploreGrid
