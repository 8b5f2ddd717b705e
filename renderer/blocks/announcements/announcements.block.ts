import { defineBlock } from '#schema/block/block'
import { richtext, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const announcements = defineBlock({
  name: 'Announcements',
  label: t('Announcements'),
  description: t('Today’s information for visitors.'),
  keywords: searchTerms('notice, alert, news flash, message, closed, important, info'),
  subject: 'news',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above it.'),
      default: 'Announcements',
      max: 160,
    }),
    body: richtext({
      label: t('Text'),
      help: t(
        'Keep it short: changed hours, building work, weather. When empty, visitors see a note that there are no announcements.',
      ),
      example: 'What everyone should know, and until when',
    }),
  },
})
export default announcements
