import { richtext, string } from '../fields'

/** What people fill in of a topic that no page belongs to, for one location in one language. */
export const topicFields = {
  title: string({ label: 'Title', required: true, max: 200 }),
  richText: richtext({
    label: 'Text',
    help: 'What the blocks that show the topic say.',
    max: 200_000,
  }),
}
