import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, string } from '#schema/fields'
import { itemDescription, itemTitle } from '../../parts/promos/item-fields'

const cardList = defineBlock({
  name: 'CardList',
  label: 'Card list',
  description: 'Cards with a picture, title and text. Featured cards are first and larger.',
  keywords: ['cards', 'tiles', 'boxes', 'grid', 'list'],
  hints: {
    team: 'Make a card for each person: picture, name and role.',
    people: 'Make a card for each person: picture, name and role.',
    staff: 'Make a card for each person: picture, name and role.',
    committee: 'Make a card for each person: picture, name and role.',
    services: 'Make a card for each service: picture, name and text.',
    volunteers: 'Make a card for each person or task, with a link.',
    sponsors: 'Make a card for each sponsor, with the logo as its picture.',
  },
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above it.',
      max: 160,
      example: 'What the cards are about',
    }),
    items: array({
      label: 'Cards',
      itemLabel: 'Card',
      exampleItems: 2,
      help: 'Featured cards come first.',
      of: {
        title: itemTitle,
        description: itemDescription,
        image: media({
          label: 'Picture',
          help: 'At least 1000 × 1000 pixels. The focal point stays in view.',
        }),
        href: link({ label: 'Link', help: 'The page the card opens.' }),
        featured: boolean({ label: 'Featured', help: 'Shown first and larger than the others.' }),
      },
    }),
  },
})
export default cardList
