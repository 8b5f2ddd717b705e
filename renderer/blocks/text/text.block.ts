import { defineBlock } from '#schema/block/block'
import { boolean, html } from '#schema/fields'

const text = defineBlock({
  name: 'Text',
  label: 'Text',
  description: 'Paragraphs, headings and lists.',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    html: html({ label: 'Text', help: 'Headings, lists, links and pictures are kept.' }),
    isIntro: boolean({ label: 'Introduction', help: 'Set larger, to open a page with.' }),
  },
})
export default text
