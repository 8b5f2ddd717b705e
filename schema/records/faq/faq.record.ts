import { richtext, string } from '../../fields'
import { t } from '../../messages/t'
import { plainText } from '../../text/plain-text'
import { defineRecord } from '../record'
import { textsOf } from '../record-texts'
import { visibleTo } from '../shared-fields'

const ownFields = {
  question: string({ label: t('Question'), required: true, max: 300 }),
  answer: richtext({ label: t('Answer'), required: true, max: 20_000 }),
  category: string({
    label: t('Category'),
    max: 100,
    proposes: { kind: 'faq', field: 'category' },
  }),
  recordStatus: visibleTo(t('Appears in lists and search as soon as it’s saved.')),
}

const fields = { ...ownFields, texts: textsOf(ownFields, ['question', 'answer', 'category']) }

/** A frequently asked question with its answer. */
export default defineRecord({
  kind: 'faq',
  words: {
    one: t('question'),
    many: t('questions'),
    new: t('New question'),
    edit: t('Edit question'),
    all: t('All questions'),
    untitled: t('Untitled question'),
    none: t('No questions yet'),
    search: t('Search questions'),
    help: t(
      'Edit them there to update every list that shows them. A location without questions shows those of the default location.',
    ),
  },
  fields,
  key: 'id',
  owner: 'location',
  title: 'question',
  details: ['category'],
  status: 'recordStatus',
  collection: { path: 'faqs', label: t('Questions'), rank: 4 },
  list: { filters: ['category'], searched: ['answer'], lent: true },
  search: {
    group: 'QUESTION',
    label: { en: 'Questions', gu: 'પ્રશ્નો', hi: 'प्रश्न' },
    // The page that lists them, if the site has one there.
    path: '/visit/faq',
    body: ({ answer }) => [plainText(answer)],
    keywords: ({ category }) => [category],
  },
  api: { inputTypes: { recordStatus: 'RecordStatus' } },
})
