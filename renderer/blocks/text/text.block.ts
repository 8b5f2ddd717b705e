import { defineBlock } from '#schema/block/block'
import { boolean, html } from '#schema/fields'

const text = defineBlock({
  name: 'Text',
  label: 'Text',
  description: 'Paragraphs, headings, lists, quotations and pictures at reading width.',
  keywords: [
    'paragraph',
    'words',
    'writing',
    'heading',
    'subheading',
    'list',
    'bullets',

    'link',
    'quotation',
    'intro',
    'introduction',
  ],
  hints: {
    table: 'Add the text, then press Table above it.',
    timetable:
      'Add the text, then press Table above it. A timeline lists times one below the other.',
    quote: 'Add the text, then press Quote above it.',
    testimonial: 'Add the text, then press Quote above it.',
    price: 'Add the text, then press Table above it for a list of prices.',
    download: 'Mark words of the text and link them to the file.',
    pdf: 'Mark words of the text and link them to the file.',
    file: 'Mark words of the text and link them to the file.',
    document: 'Mark words of the text and link them to the file.',
  },
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    html: html({
      label: 'Text',
      help: 'Pasted headings, lists, links, quotes, tables and pictures are kept. Styles and scripts are removed.',
    }),
    isIntro: boolean({ label: 'Introduction', help: 'Shown larger, for the start of a page.' }),
  },
})
export default text
