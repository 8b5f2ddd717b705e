import { defineBlock } from '#schema/block/block'
import { array, link, string } from '#schema/fields'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const exploreFeatures = defineBlock({
  name: 'ExploreFeatures',
  label: 'Features of the mandir',
  description: 'What’s special about the place, alternating pictures and text.',
  keywords: [
    'features',
    'architecture',
    'picture beside text',
    'text beside picture',
    'alternating',
    'highlights',
  ],
  subject: 'links',
  category: 'feature',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above it.',
      default: 'Features of our Mandir',
      max: 160,
    }),
    items: array({
      label: 'Features',
      itemLabel: 'Feature',
      exampleItems: 2,
      help: 'One per row, with the picture alternating left and right.',
      of: {
        title: itemTitle,
        description: itemDescription,
        media: itemPicture,
        link: link({ label: 'Link', help: 'A page with more about it.' }),
      },
    }),
  },
})
export default exploreFeatures
