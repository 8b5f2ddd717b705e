import { defineBlock } from '#schema/block/block'
import { searchTerms, t } from '#schema/messages/t'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const promoCards = defineBlock({
  name: 'PromoCards',
  label: t('Highlights as cards'),
  description: t('Three cards with picture, title and text, each linking to a page.'),
  keywords: searchTerms('promo cards, promo, highlights, cards, teaser, tiles'),
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default promoCards
