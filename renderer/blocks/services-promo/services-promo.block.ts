import { defineBlock } from '#schema/block/block'
import { array, link, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const servicesPromo = defineBlock({
  name: 'ServicesPromo',
  label: t('Our services'),
  description: t('A list of what the location offers, with links.'),
  keywords: searchTerms('services, offers, ceremonies, puja, weddings, catering, food, facilities'),
  subject: 'links',
  category: 'feature',
  targets: ['location'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above it.'),
      default: 'Our Services',
      max: 160,
    }),
    items: array({
      label: t('Services'),
      itemLabel: t('Service'),
      exampleItems: 3,
      help: t('Put the most popular first.'),
      of: {
        title: itemTitle,
        description: itemDescription,
        media: itemPicture,
        link: link({ label: t('Link'), help: t('A page about the service.') }),
      },
    }),
  },
})
export default servicesPromo
