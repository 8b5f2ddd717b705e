import { defineBlock } from '#schema/block/block'
import { array, link, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const exploreFeatures = defineBlock({
  name: 'ExploreFeatures',
  label: t('Features of the mandir'),
  description: t('What’s special about the place, alternating pictures and text.'),
  keywords: searchTerms(
    'features, architecture, picture beside text, text beside picture, alternating, highlights',
  ),
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above it.'),
      default: 'Features of our Mandir',
      max: 160,
    }),
    items: array({
      label: t('Features'),
      itemLabel: t('Feature'),
      exampleItems: 2,
      help: t('One per row, with the picture alternating left and right.'),
      of: {
        title: itemTitle,
        description: itemDescription,
        media: itemPicture,
        link: link({ label: t('Link'), help: t('A page with more about it.') }),
      },
    }),
  },
})
export default exploreFeatures
