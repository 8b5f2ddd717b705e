import { defineBlock } from '#schema/block/block'
import { select, string } from '#schema/fields'

const section = defineBlock({
  name: 'Section',
  label: 'Section',
  description: 'A full-width area with its own background that contains other blocks.',
  keywords: ['background', 'container', 'group', 'box', 'band', 'colour', 'color', 'panel'],
  hints: {
    divider: 'A section sets its content apart from the rest of the page.',
    line: 'A section sets its content apart from the rest of the page.',
    separator: 'A section sets its content apart from the rest of the page.',
    spacer: 'A section adds space above and below its content.',
    space: 'A section adds space above and below its content.',
    gap: 'A section adds space above and below its content.',
  },
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    title: string({ label: 'Title', help: 'A heading above its content.', max: 160 }),
    background: select({
      label: 'Background',
      control: 'grounds',
      help: 'The background colour. Blocks inside adapt to it.',
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
      help: 'How wide the blocks inside can be.',
      options: { content: 'Content', text: 'Reading width', full: 'Edge to edge' },
      pictures: { content: 'width-content', text: 'width-text', full: 'width-full' },
      default: 'content',
    }),
    spacing: select({
      label: 'Spacing',
      help: 'The space above and below its content.',
      options: { relaxed: 'Relaxed', tight: 'Tight', none: 'None' },
      pictures: { relaxed: 'space-relaxed', tight: 'space-tight', none: 'space-none' },
      default: 'relaxed',
    }),
  },
  slots: { content: { label: 'Content' } },
})
export default section
