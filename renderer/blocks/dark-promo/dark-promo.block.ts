import { defineBlock } from '#schema/block/block'
import { searchTerms, t } from '#schema/messages/t'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const darkPromo = defineBlock({
  name: 'DarkPromo',
  label: t('Highlights on dark'),
  description: t('Large titles on a dark background, each linking to a page.'),
  keywords: searchTerms('dark promo, promo, highlights, dark, big links'),
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default darkPromo
