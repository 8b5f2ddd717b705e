import type { BlockProps } from '#schema/block/block'
import type eventsPromo from './events-promo.block'

const sample: BlockProps<typeof eventsPromo> = { title: 'Upcoming Events', count: 3 }
export default sample
