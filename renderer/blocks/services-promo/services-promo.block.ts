import { defineBlock } from '#schema/block/block'
import { array, link, string } from '#schema/fields'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const servicesPromo = defineBlock({
  name: 'ServicesPromo',
  label: 'Our services',
  description: 'A list of what the location offers, with links.',
  keywords: [
    'services',
    'offers',
    'ceremonies',
    'puja',
    'weddings',
    'catering',
    'food',
    'facilities',
  ],
  subject: 'links',
  category: 'feature',
  targets: ['location'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above it.',
      default: 'Our Services',
      max: 160,
    }),
    items: array({
      label: 'Services',
      itemLabel: 'Service',
      exampleItems: 3,
      help: 'Put the most popular first.',
      of: {
        title: itemTitle,
        description: itemDescription,
        media: itemPicture,
        link: link({ label: 'Link', help: 'A page about the service.' }),
      },
    }),
  },
})
export default servicesPromo
