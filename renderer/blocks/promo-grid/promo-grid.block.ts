import { defineBlock } from '#schema/block/block'
import { searchTerms, t } from '#schema/messages/t'
import { loadPromoTopic, promoFields } from '../../parts/promos/promo-fields'

const promoGrid = defineBlock({
  name: 'PromoGrid',
  label: t('Highlights grid'),
  description: t('One large picture and two smaller ones, each linking to a page.'),
  keywords: searchTerms('promo grid, promo, highlights, teaser, pictures with links, features'),
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: promoFields,
  load: loadPromoTopic,
})
export default promoGrid
