import { defineBlock } from '#schema/block/block'
import { array, link, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { itemDescription, itemPicture, itemTitle } from '../../parts/promos/item-fields'

const explorePromo = defineBlock({
  name: 'ExplorePromo',
  label: t('Things to do and see'),
  description: t('Pictures of what visitors can do, each linking to a page. For home pages.'),
  keywords: searchTerms('explore, things to do, attractions, see, visit, promo'),
  subject: 'links',
  category: 'feature',
  targets: ['location'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above it.'),
      default: 'Things To Do & See',
      max: 160,
    }),
    items: array({
      label: t('Things'),
      itemLabel: t('Thing'),
      exampleItems: 3,
      help: t('Any number of promos. Every row is filled.'),
      of: {
        title: itemTitle,
        description: itemDescription,
        media: itemPicture,
        link: link({
          label: t('Link'),
          help: t(
            'Leave it empty for a place under /explore, like “Garden”: the link is found by the title.',
          ),
        }),
      },
    }),
  },
})
export default explorePromo
