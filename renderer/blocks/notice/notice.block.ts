import { defineBlock } from '#schema/block/block'
import { link, richtext, select, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const notice = defineBlock({
  name: 'Notice',
  label: t('Notice'),
  description: t('A short message that stands out: good to know, a warning or a closure.'),
  keywords: searchTerms(
    'callout, alert, warning, info, closed, closure, important, attention, message, note',
  ),
  subject: 'text',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: showWhen(
    {
      kind: select({
        label: t('Kind'),
        help: t('Closures stand out most, then warnings, then information.'),
        options: { INFO: t('Information'), WARNING: t('Warning'), CLOSED: t('Closed') },
        default: 'INFO',
      }),
      title: string({
        label: t('Title'),
        help: t('A few words, like “Closed on Monday”.'),
        max: 160,
        example: 'What visitors should know',
      }),
      text: richtext({ label: t('Text'), help: t('One or two sentences: why, and until when.') }),
      link: link({ label: t('Link'), help: t('A page with more information for visitors.') }),
      linkLabel: string({
        label: t('Link text'),
        help: t('Say what the link opens, for example “See all opening times”.'),
        default: 'Learn more',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default notice
