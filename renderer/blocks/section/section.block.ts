import { defineBlock } from '#schema/block/block'
import { select, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const section = defineBlock({
  name: 'Section',
  label: t('Section'),
  description: t('A full-width area with its own background that contains other blocks.'),
  keywords: searchTerms('background, container, group, box, band, colour, color, panel'),
  hints: [
    {
      terms: searchTerms('divider, line, separator'),
      text: t('A section sets its content apart from the rest of the page.'),
    },
    {
      terms: searchTerms('spacer, space, gap'),
      text: t('A section adds space above and below its content.'),
    },
  ],
  subject: 'layout',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    title: string({ label: t('Title'), help: t('A heading above its content.'), max: 160 }),
    background: select({
      label: t('Background'),
      control: 'grounds',
      help: t('The background colour. Blocks inside adapt to it.'),
      options: {
        ground: t('Page'),
        offset: t('Sand'),
        raised: t('Light'),
        dark: t('Dark'),
        accent: t('Accent'),
      },
      default: 'offset',
    }),
    width: select({
      label: t('Width'),
      help: t('Maximum width of the blocks inside.'),
      options: { content: t('Content'), text: t('Reading width'), full: t('Edge to edge') },
      pictures: { content: 'width-content', text: 'width-text', full: 'width-full' },
      default: 'content',
    }),
    spacing: select({
      label: t('Spacing'),
      help: t('The space above and below its content.'),
      options: { relaxed: t('Relaxed'), tight: t('Tight'), none: t('None') },
      pictures: { relaxed: 'space-relaxed', tight: 'space-tight', none: 'space-none' },
      default: 'relaxed',
    }),
  },
  slots: { content: { label: t('Content') } },
})
export default section
