import { defineBlock } from '#schema/block/block'
import { array, link, media, string } from '#schema/fields'

const exploreFeatures = defineBlock({
  name: 'ExploreFeatures',
  label: 'Features of the mandir',
  description: 'What is special about the place, picture and words in turn.',
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
      help: 'Each stands on a row of its own, its picture left and right in turn.',
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
        link: link({ label: 'Link', help: 'Where one reads more about it.' }),
      },
    }),
  },
})
export default exploreFeatures
