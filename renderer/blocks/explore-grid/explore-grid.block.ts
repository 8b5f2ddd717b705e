import { defineBlock } from '#schema/block/block'
import { searchTerms, t } from '#schema/messages/t'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const exploreGrid = defineBlock({
  name: 'ExploreGrid',
  label: t('Places to explore'),
  description: t('Pictures in carved arches, one for each place to explore.'),
  keywords: searchTerms('explore grid, explore, places, rooms, tour, promo'),
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default exploreGrid
