import { defineBlock } from '#schema/block/block'
import { array, link, media, string } from '#schema/fields'

const servicesPromo = defineBlock({
  name: 'ServicesPromo',
  label: 'Our services',
  description: 'What the place offers, as a list, with a link to all of it.',
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
      help: 'The most asked for first.',
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
        link: link({ label: 'Link', help: 'Where the service is described.' }),
      },
    }),
  },
})
export default servicesPromo
