import { richtext, string } from '../../fields'
import { t } from '../../messages/t'
import { plainText } from '../../text/plain-text'
import { defineRecord } from '../record'

const fields = {
  title: string({ label: t('Title'), required: true, max: 200 }),
  richText: richtext({
    label: t('Text'),
    help: t('Shown by blocks that use the topic.'),
    max: 200_000,
  }),
}

/** An independent piece of content with a text for each location and language (specification section 3, Topic). */
export default defineRecord({
  kind: 'topic',
  words: {
    one: t('topic'),
    many: t('topics'),
    new: t('New topic'),
    edit: t('Edit topic'),
    all: t('All topics'),
    untitled: t('Untitled topic'),
    none: t('No topics yet'),
    search: t('Search topics'),
    help: t('Each location can have its own text. Otherwise the default location’s is shown.'),
  },
  fields,
  key: 'id',
  owner: 'location',
  title: 'title',
  status: null,
  // Shown as a tree, on its own screen.
  collection: { path: 'topics', label: t('Topics'), rank: 8 },
  drafts: 'text',
  addedBy: 'page',
  search: {
    group: 'GUIDELINE',
    label: { en: 'Visitor guidelines', gu: 'માર્ગદર્શન', hi: 'मार्गदर्शन' },
    body: ({ richText }) => [plainText(richText)],
    keywords: () => [],
  },
  // Written by `updateTopic`, which takes the language and location of the text.
  api: { list: 'topics', writes: false, presented: 'all' },
})
