import { defineBlock } from '#schema/block/block'
import { select, string } from '#schema/fields'

const section = defineBlock({
  name: 'Section',
  label: 'Section',
  description: 'A full-width area with a background of its own, which holds other blocks.',
  keywords: ['background', 'container', 'group', 'box', 'band', 'colour', 'color', 'panel'],
  hints: {
    divider: 'A section sets what it holds apart from the rest of the page.',
    line: 'A section sets what it holds apart from the rest of the page.',
    separator: 'A section sets what it holds apart from the rest of the page.',
    spacer: 'A section gives what it holds room above and below.',
    space: 'A section gives what it holds room above and below.',
    gap: 'A section gives what it holds room above and below.',
  },
  subject: 'layout',
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
      pictures: { content: 'width-content', text: 'width-text', full: 'width-full' },
      default: 'content',
    }),
    spacing: select({
      label: 'Spacing',
      help: 'The room above and below what it holds.',
      options: { relaxed: 'Relaxed', tight: 'Tight', none: 'None' },
      pictures: { relaxed: 'space-relaxed', tight: 'space-tight', none: 'space-none' },
      default: 'relaxed',
    }),
  },
  slots: { content: { label: 'Content' } },
})
export default section
