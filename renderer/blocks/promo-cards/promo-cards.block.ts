import { defineBlock } from '#schema/block/block'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const promoCards = defineBlock({
  name: 'PromoCards',
  label: 'Promo cards',
  description: 'Promos as cards of stone on sand.',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default promoCards
