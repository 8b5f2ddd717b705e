import { defineBlock } from '#schema/block/block'
import { record, string } from '#schema/fields'

/** The root of the visitor guidelines (specification section 7). */
const GUIDELINES_TOPIC = 272

const visitorGuidelines = defineBlock({
  name: 'VisitorGuidelines',
  label: 'Visitor guidelines',
  description:
    'What visitors should know, from the site’s guidelines, with a tab for each subject.',
  keywords: [
    'rules',
    'guidelines',
    'dress code',
    'etiquette',
    'tabs',
    'visitor information',
    'photography',
  ],
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    topic: record({
      kind: 'topic',
      label: 'Topic',
      help: 'Each subtopic is a tab with this location’s text. Hidden without subtopics.',
      default: GUIDELINES_TOPIC,
    }),
    title: string({
      label: 'Title',
      help: 'The heading above the tabs.',
      default: 'Visitor Guidelines',
      max: 160,
    }),
  },
  load: async (source, { topic: id }) => (id === null ? null : source.record('topic', id)),
})
export default visitorGuidelines
