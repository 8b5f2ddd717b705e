import { defineBlock } from '#schema/block/block'
import { select } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const divider = defineBlock({
  name: 'Divider',
  label: t('Divider and space'),
  description: t('A line, a lotus or empty space between two parts of a page.'),
  keywords: searchTerms('divider, separator, line, space, spacer, gap, break'),
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    look: select({
      label: t('Style'),
      help: t('The divider between the two parts.'),
      options: { LINE: t('Line'), LOTUS: t('Lotus'), SPACE: t('Space only') },
      default: 'LINE',
    }),
    space: select({
      label: t('Space'),
      help: t('The space above and below.'),
      options: { NONE: t('None'), TIGHT: t('Small'), RELAXED: t('Large') },
      pictures: { NONE: 'space-none', TIGHT: 'space-tight', RELAXED: 'space-relaxed' },
      default: 'TIGHT',
    }),
  },
})
export default divider
