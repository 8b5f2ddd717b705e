import { richtext, string } from '../../fields'
import { plainText } from '../../text/plain-text'
import { defineRecord } from '../record'

const fields = {
  title: string({ label: 'Title', required: true, max: 200 }),
  richText: richtext({
    label: 'Text',
    help: 'Shown by blocks that use the topic.',
    max: 200_000,
  }),
}

/** A piece of content that lives on its own, with a text for each location and language (specification section 3, Topic). */
export default defineRecord({
  kind: 'topic',
  words: {
    one: 'topic',
    many: 'topics',
    help: 'Each location can have its own text. Otherwise the default location’s is shown.',
  },
  fields,
  key: 'id',
  owner: 'location',
  title: 'title',
  status: null,
  // A tree, on a screen of its own.
  collection: { path: 'topics', label: 'Topics', rank: 8 },
  drafts: 'text',
  search: {
    group: 'GUIDELINE',
    label: { en: 'Visitor guidelines', gu: 'માર્ગદર્શન', hi: 'मार्गदर्शन' },
    body: ({ richText }) => [plainText(richText)],
    keywords: () => [],
  },
  // Written by `updateTopic`, which names the language and location of the text.
  api: { list: 'topics', writes: false, presented: 'all' },
})
