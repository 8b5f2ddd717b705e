import { defineBlock } from '#schema/block/block'
import { select, string } from '#schema/fields'

const section = defineBlock({
  name: 'Section',
  label: 'Section',
  description: 'A stretch of the page on a ground of its own, which holds other blocks.',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    title: string({ label: 'Title', help: 'A heading above what it holds.', max: 160 }),
    background: select({
      label: 'Ground',
      control: 'grounds',
      help: 'The colour it stands on; the blocks inside take their colours from it.',
      options: {
        ground: 'Page',
        offset: 'Sand',
        raised: 'Light',
        dark: 'Dark',
        accent: 'Accent',
      },
      default: 'offset',
    }),
    width: select({
      label: 'Width',
      help: 'How wide the blocks inside may be.',
      options: { content: 'Content', text: 'Reading width', full: 'Edge to edge' },
      default: 'content',
    }),
    spacing: select({
      label: 'Spacing',
      help: 'The room above and below what it holds.',
      options: { relaxed: 'Relaxed', tight: 'Tight', none: 'None' },
      default: 'relaxed',
    }),
  },
  slots: { content: { label: 'Content' } },
})
export default section
