import { defineBlock } from '#schema/block/block'
import { richtext, string } from '#schema/fields'

const announcements = defineBlock({
  name: 'Announcements',
  label: 'Announcements',
  description: 'What visitors should know today.',
  keywords: ['notice', 'alert', 'news flash', 'message', 'closed', 'important', 'info'],
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading above it.',
      default: 'Announcements',
      max: 160,
    }),
    body: richtext({
      label: 'Text',
      help: 'Short: changed hours, works, weather. Without it nothing but a quiet line is shown.',
      example: 'What everybody should know, and until when',
    }),
  },
})
export default announcements
