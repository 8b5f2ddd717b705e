import { defineBlock } from '#schema/block/block'
import { array, boolean, richtext, string } from '#schema/fields'
import faq from '#schema/records/faq/faq.record'
import { allOf } from '../../parts/lists/all-of'

const MAX_QUESTIONS = 500

const faqs = defineBlock({
  name: 'Faqs',
  label: 'Frequently asked questions',
  description: 'Questions that expand to show answers, in two columns.',
  keywords: [
    'faq',
    'accordion',
    'questions',
    'answers',
    'q&a',
    'collapse',
    'expand',
    'toggle',
    'help',
  ],
  hints: {
    tabs: 'Parts that open and close under their headings, instead of tabs.',
    details: 'Parts that open and close under their headings.',
  },
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above the questions.',
      default: 'Frequently Asked Questions',
      max: 160,
    }),
    expandAll: boolean({
      label: 'Expand all',
      help: 'Shows every answer when the page opens. Otherwise all are collapsed.',
    }),
    items: array({
      label: 'Questions',
      itemLabel: 'Question',
      help: 'Put the most asked first. Leave it empty to show the location’s own. Empty questions are hidden.',
      of: {
        question: string({
          label: 'Question',
          help: 'Phrase it as a visitor would.',
          required: true,
          max: 300,
        }),
        answer: richtext({
          label: 'Answer',
          help: 'One or two short paragraphs. Links help.',
          required: true,
        }),
      },
    }),
  },
  load: async (source, { items }, { location }) =>
    items.length > 0
      ? []
      : allOf(MAX_QUESTIONS, (part) =>
          source.recordsOf(faq, { locationSlug: location.slug, ...part }),
        ),
})
export default faqs
