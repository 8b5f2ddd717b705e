import { defineBlock } from '#schema/block/block'
import { boolean, html } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const text = defineBlock({
  name: 'Text',
  label: t('Text'),
  description: t('Paragraphs, headings, lists, quotations and pictures at reading width.'),
  keywords: searchTerms(
    'paragraph, words, writing, heading, subheading, list, bullets, link, quotation, intro, introduction',
  ),
  hints: [
    {
      terms: searchTerms('table'),
      text: t('Add the text, then select Table in the toolbar above it.'),
    },
    {
      terms: searchTerms('timetable'),
      text: t(
        'Add the text, then select Table in the toolbar above it. A timeline lists times one below the other.',
      ),
    },
    {
      terms: searchTerms('quote, testimonial'),
      text: t('Add the text, then select Quote in the toolbar above it.'),
    },
    {
      terms: searchTerms('price'),
      text: t('Add the text, then select Table in the toolbar above it to make a list of prices.'),
    },
    {
      terms: searchTerms('download, pdf, file, document'),
      text: t('Select words in the text and link them to the file.'),
    },
  ],
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
