import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'

const locations = defineBlock({
  name: 'Locations',
  label: 'Locations',
  description:
    'Every location of the network, found by name, city or distance; each leads to its own site.',
  keywords: [
    'branches',
    'centres',
    'centers',
    'mandirs',
    'find a mandir',
    'near me',
    'places',
    'store locator',
  ],
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the list, and of the page: leave it empty below a hero.',
      default: 'Our locations',
      max: 160,
    }),
    description: string({
      label: 'Introduction',
      help: 'A sentence below the title.',
      multiline: true,
      max: 400,
    }),
  },
  load: (source) => source.places(),
})
export default locations
