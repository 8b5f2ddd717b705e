import { richtext, string } from '../../fields'
import { defineRecord } from '../record'
import { visibleTo } from '../shared-fields'

const fields = {
  question: string({ label: 'Question', required: true, max: 300 }),
  answer: richtext({ label: 'Answer', required: true, max: 20_000 }),
  category: string({ label: 'Category', max: 100 }),
  recordStatus: visibleTo('Lists of questions show it as soon as it is saved.'),
}

/** A question that visitors ask, with its answer. */
export default defineRecord({
  kind: 'faq',
  words: {
    one: 'question',
    many: 'questions',
    help: 'Head office adds and changes them; they have no form here. Questions of the block’s own stand in for them.',
  },
  fields,
  key: 'id',
  owner: 'location',
  title: 'question',
  details: ['category'],
  status: 'recordStatus',
  list: { filters: ['category'] },
  api: { writes: false, derivesReading: false },
})
