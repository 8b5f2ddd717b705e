import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { itemDescription, itemTitle } from '../../parts/promos/item-fields'

const cardList = defineBlock({
  name: 'CardList',
  label: t('Card list'),
  description: t('Cards with a picture, title and text. Featured cards are first and larger.'),
  keywords: searchTerms('cards, tiles, boxes, grid, list'),
  hints: [
    {
      terms: searchTerms('team, people, staff, committee'),
      text: t('Make a card for each person: picture, name and role.'),
    },
    {
      terms: searchTerms('services'),
      text: t('Make a card for each service: picture, name and text.'),
    },
    {
      terms: searchTerms('volunteers'),
      text: t('Make a card for each person or task, with a link.'),
    },
    {
      terms: searchTerms('sponsors'),
      text: t('Make a card for each sponsor, with the logo as its picture.'),
    },
  ],
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above it.'),
      max: 160,
      example: 'What the cards are about',
    }),
    items: array({
      label: t('Cards'),
      itemLabel: t('Card'),
      exampleItems: 2,
      help: t('Featured cards come first.'),
      of: {
        title: itemTitle,
        description: itemDescription,
        image: media({
          label: t('Picture'),
          help: t('At least 1000 × 1000 pixels. The focal point stays in view.'),
        }),
        href: link({ label: t('Link'), help: t('The page the card opens.') }),
        featured: boolean({
          label: t('Featured'),
          help: t('Shown first and larger than the others.'),
        }),
      },
    }),
  },
})
export default cardList
