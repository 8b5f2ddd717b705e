import { defineBlock } from '#schema/block/block'
import { link, richtext, select, showWhen, string } from '#schema/fields'

const notice = defineBlock({
  name: 'Notice',
  label: 'Notice',
  description:
    'A short message that stands out: good to know, a warning, or that something is closed.',
  keywords: [
    'callout',
    'alert',
    'warning',
    'info',
    'closed',
    'closure',
    'important',
    'attention',
    'message',
    'note',
  ],
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: showWhen(
    {
      kind: select({
        label: 'Kind',
        help: 'A warning stands out more than information, and Closed the most.',
        options: { INFO: 'Information', WARNING: 'Warning', CLOSED: 'Closed' },
        default: 'INFO',
      }),
      title: string({
        label: 'Title',
        help: 'A few words, as in “Closed on Monday”.',
        max: 160,
        example: 'What visitors should know',
      }),
      text: richtext({ label: 'Text', help: 'One or two sentences: why, and until when.' }),
      link: link({ label: 'Link', help: 'Where visitors find out more.' }),
      linkLabel: string({
        label: 'Text of the link',
        help: 'What the link leads to, as in “See all opening times”.',
        default: 'Learn more',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default notice
