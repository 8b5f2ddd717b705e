import { defineBlock } from '#schema/block/block'
import { array, link, string } from '#schema/fields'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const exploreFeatures = defineBlock({
  name: 'ExploreFeatures',
  label: 'Features of the mandir',
  description: 'What is special about the place, picture and text in turn.',
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
      help: 'Each stands on a row of its own, its picture left and right in turn.',
      of: {
        title: itemTitle,
        description: itemDescription,
        media: itemPicture,
        link: link({ label: 'Link', help: 'Where one reads more about it.' }),
      },
    }),
  },
})
export default exploreFeatures
