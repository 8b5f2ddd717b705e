import { defineBlock } from '#schema/block/block'
import { record, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

/** The id of the root topic of the visitor guidelines (specification section 7). */
const GUIDELINES_TOPIC = 272

const visitorGuidelines = defineBlock({
  name: 'VisitorGuidelines',
  label: t('Visitor guidelines'),
  description: t('Visitor guidelines of the site, with a tab for each subject.'),
  keywords: searchTerms(
    'rules, guidelines, dress code, etiquette, tabs, visitor information, photography',
  ),
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    topic: record({
      kind: 'topic',
      label: t('Topic'),
      help: t('Each subtopic is a tab with this location’s text. Hidden without subtopics.'),
      default: GUIDELINES_TOPIC,
    }),
    title: string({
      label: t('Title'),
      help: t('The heading above the tabs.'),
      default: 'Visitor Guidelines',
      max: 160,
    }),
  },
  load: async (source, { topic: id }) => (id === null ? null : source.record('topic', id)),
})
export default visitorGuidelines
