import { defineBlock } from '#schema/block/block'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const darkPromo = defineBlock({
  name: 'DarkPromo',
  label: 'Dark promo',
  description: 'Promos as large lines on a dark ground.',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default darkPromo
