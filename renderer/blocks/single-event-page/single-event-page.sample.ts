import type { BlockProps } from '#schema/block/block'
import type singleEventPage from './single-event-page.block'

const sample: BlockProps<typeof singleEventPage> = {
  event: 5,
  rsvp: { href: 'https://rsvp.example.org/patotsav' },
}
export default sample
