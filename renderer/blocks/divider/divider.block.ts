import { defineBlock } from '#schema/block/block'
import { select } from '#schema/fields'

const divider = defineBlock({
  name: 'Divider',
  label: 'Divider and space',
  description: 'A line, a lotus or empty space between two parts of a page.',
  keywords: ['divider', 'separator', 'line', 'space', 'spacer', 'gap', 'break'],
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    look: select({
      label: 'Style',
      help: 'What separates the two parts.',
      options: { LINE: 'Line', LOTUS: 'Lotus', SPACE: 'Space only' },
      default: 'LINE',
    }),
    space: select({
      label: 'Space',
      help: 'The space above and below.',
      options: { NONE: 'None', TIGHT: 'Small', RELAXED: 'Large' },
      pictures: { NONE: 'space-none', TIGHT: 'space-tight', RELAXED: 'space-relaxed' },
      default: 'TIGHT',
    }),
  },
})
export default divider
