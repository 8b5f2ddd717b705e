import { defineBlock } from '#schema/block/block'
import { array, boolean, richtext, string } from '#schema/fields'
import faq from '#schema/records/faq/faq.record'
import { allOf } from '../../parts/lists/all-of'

const MOST_QUESTIONS = 500

const faqs = defineBlock({
  name: 'Faqs',
  label: 'Frequently asked questions',
  description: 'Questions that open to show their answers, in two columns.',
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
      help: 'Every answer is open when the page is; otherwise every one is closed.',
    }),
    items: array({
      label: 'Questions',
      itemLabel: 'Question',
      help: 'The most asked first; with none, those of the location. A question without words is not shown.',
      of: {
        question: string({
          label: 'Question',
          help: 'As a visitor would ask it.',
          required: true,
          max: 300,
        }),
        answer: richtext({
          label: 'Answer',
          help: 'A short paragraph or two; links help.',
          required: true,
        }),
      },
    }),
  },
  load: async (source, { items }, { location }) =>
    items.length > 0
      ? []
      : allOf(MOST_QUESTIONS, (part) =>
          source.recordsOf(faq, { locationSlug: location.slug, ...part }),
        ),
})
export default faqs
