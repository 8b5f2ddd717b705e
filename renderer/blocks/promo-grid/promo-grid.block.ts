import { defineBlock } from '#schema/block/block'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const promoGrid = defineBlock({
  name: 'PromoGrid',
  label: 'Promo grid',
  description: 'A large picture and two smaller ones, each leading somewhere.',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default promoGrid
