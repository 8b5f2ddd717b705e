import { defineBlock } from '#schema/block/block'
import { link, richtext, select, showWhen, string } from '#schema/fields'

const notice = defineBlock({
  name: 'Notice',
  label: 'Notice',
  description: 'A short message that stands out: good to know, a warning or a closure.',
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
        help: 'Warnings stand out more than information, and closures most.',
        options: { INFO: 'Information', WARNING: 'Warning', CLOSED: 'Closed' },
        default: 'INFO',
      }),
      title: string({
        label: 'Title',
        help: 'A few words, like “Closed on Monday”.',
        max: 160,
        example: 'What visitors should know',
      }),
      text: richtext({ label: 'Text', help: 'One or two sentences: why, and until when.' }),
      link: link({ label: 'Link', help: 'Where visitors can find out more.' }),
      linkLabel: string({
        label: 'Link text',
        help: 'What the link opens, like “See all opening times”.',
        default: 'Learn more',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default notice
