import { defineBlock } from '#schema/block/block'
import { boolean, html } from '#schema/fields'

const text = defineBlock({
  name: 'Text',
  label: 'Text',
  description: 'Paragraphs, headings, lists, quotations and pictures at reading width.',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    html: html({
      label: 'Text',
      help: 'Headings, lists, links, quotations, tables and pictures are kept; styles and scripts are not.',
    }),
    isIntro: boolean({ label: 'Introduction', help: 'Set larger, to open a page with.' }),
  },
})
export default text
