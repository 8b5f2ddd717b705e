import { defineBlock } from '#schema/block/block'
import { medias, string } from '#schema/fields'

const mandirMoods = defineBlock({
  name: 'MandirMoods',
  label: 'Picture strip',
  description: 'A row of pictures that scrolls sideways.',
  keywords: ['mandir moods', 'scroll', 'film strip', 'mood', 'pictures', 'photos', 'images'],
  category: 'feature',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above it.',
      max: 160,
      example: 'What the pictures show',
    }),
    medias: medias({
      label: 'Pictures',
      help: 'Any number and shape, all at one height. Pictures open large.',
    }),
  },
})
export default mandirMoods
