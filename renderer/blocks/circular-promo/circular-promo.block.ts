import { defineBlock } from '#schema/block/block'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const circularPromo = defineBlock({
  name: 'CircularPromo',
  label: 'Circular promo',
  description: 'Round pictures on an arc, with the words below it.',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default circularPromo
