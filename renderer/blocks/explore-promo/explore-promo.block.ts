import { defineBlock } from '#schema/block/block'
import { array, link, media, string } from '#schema/fields'

const explorePromo = defineBlock({
  name: 'ExplorePromo',
  label: 'Things to do and see',
  description: 'Pictures of what there is to do, each leading to it.',
  category: 'feature',
  targets: ['location'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above it.',
      default: 'Things To Do & See',
      max: 160,
    }),
    items: array({
      label: 'Things',
      itemLabel: 'Thing',
      help: 'Any number; they fill whole rows.',
      of: {
        title: string({ label: 'Title', help: 'A few words.', required: true, max: 120 }),
        description: string({
          label: 'Description',
          help: 'One or two sentences.',
          multiline: true,
          max: 600,
        }),
        media: media({
          label: 'Picture',
          help: 'At least 1000 by 1000 pixels; its focal point stays in view.',
        }),
        link: link({
          label: 'Link',
          help: 'Where it leads; the six places below /explore are found by their name.',
        }),
      },
    }),
  },
})
export default explorePromo
