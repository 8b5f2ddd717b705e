import type { BlockProps } from '#schema/block/block'
import type announcements from './announcements.block'

const sample: BlockProps<typeof announcements> = {
  title: 'Announcements',
  body: '<p><strong>The east car park is closed until Friday.</strong> Please use the entrance on River Road; a bus runs from there every ten minutes.</p><p>Annakut lunch is served from eleven. <a href="/connect/events">See the day’s programme</a>.</p>',
}
export default sample
