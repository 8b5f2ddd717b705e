import { defineBlock } from '#schema/block/block'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const darkPromo = defineBlock({
  name: 'DarkPromo',
  label: 'Highlights on dark',
  description: 'Titles as large lines on a dark background, each leading to a page.',
  keywords: ['dark promo', 'promo', 'highlights', 'dark', 'big links'],
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default darkPromo
