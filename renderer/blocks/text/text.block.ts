import { defineBlock } from '#schema/block/block'
import { boolean, html } from '#schema/fields'
import { t } from '#schema/messages/t'

const text = defineBlock({
  name: 'Text',
  label: t('Text'),
  description: t('Paragraphs, headings, lists, quotations and pictures at reading width.'),
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
    table: t('Add the text, then press Table above it.'),
    timetable: t(
      'Add the text, then press Table above it. A timeline lists times one below the other.',
    ),
    quote: t('Add the text, then press Quote above it.'),
    testimonial: t('Add the text, then press Quote above it.'),
    price: t('Add the text, then press Table above it for a list of prices.'),
    download: t('Mark words of the text and link them to the file.'),
    pdf: t('Mark words of the text and link them to the file.'),
    file: t('Mark words of the text and link them to the file.'),
    document: t('Mark words of the text and link them to the file.'),
  },
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    html: html({
      label: t('Text'),
      help: t(
        'Pasted headings, lists, links, quotes, tables and pictures are kept. Styles and scripts are removed.',
      ),
    }),
    isIntro: boolean({
      label: t('Introduction'),
      help: t('Shown larger, for the start of a page.'),
    }),
  },
})
export default text
