import { defineBlock } from '#schema/block/block'
import { array, boolean, richtext, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import faq from '#schema/records/faq/faq.record'
import { allOf } from '../../parts/lists/all-of'

const MAX_QUESTIONS = 500

const faqs = defineBlock({
  name: 'Faqs',
  label: t('Frequently asked questions'),
  description: t('Questions that expand to show answers, in two columns.'),
  keywords: searchTerms('faq, accordion, questions, answers, q&a, collapse, expand, toggle, help'),
  hints: [
    {
      terms: searchTerms('tabs'),
      text: t('Parts that open and close under their headings, instead of tabs.'),
    },
    { terms: searchTerms('details'), text: t('Parts that open and close under their headings.') },
  ],
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the questions.'),
      default: 'Frequently Asked Questions',
      max: 160,
    }),
    expandAll: boolean({
      label: t('Expand all'),
      help: t('Shows every answer when the page opens. Otherwise all are collapsed.'),
    }),
    items: array({
      label: t('Questions'),
      itemLabel: t('Question'),
      help: t(
        'Put the most frequent questions first. Leave it empty to show the location’s own. Entries without a question are hidden.',
      ),
      of: {
        question: string({
          label: t('Question'),
          help: t('Phrase it as a visitor would.'),
          required: true,
          max: 300,
        }),
        answer: richtext({
          label: t('Answer'),
          help: t('One or two short paragraphs. You can add links.'),
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
