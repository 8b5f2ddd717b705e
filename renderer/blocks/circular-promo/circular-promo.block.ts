import { defineBlock } from '#schema/block/block'
import { searchTerms, t } from '#schema/messages/t'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const circularPromo = defineBlock({
  name: 'CircularPromo',
  label: t('Highlights in circles'),
  description: t('Round pictures on an arc, each linking to a page.'),
  keywords: searchTerms('circular promo, promo, highlights, circles, round pictures, arc'),
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default circularPromo
