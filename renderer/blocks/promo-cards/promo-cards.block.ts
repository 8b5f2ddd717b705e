import { defineBlock } from '#schema/block/block'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const promoCards = defineBlock({
  name: 'PromoCards',
  label: 'Highlights as cards',
  description: 'Three cards with picture, title and text, each linking to a page.',
  keywords: ['promo cards', 'promo', 'highlights', 'cards', 'teaser', 'tiles'],
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default promoCards
