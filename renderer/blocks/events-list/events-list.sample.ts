import type { BlockProps } from '#schema/block/block'
import type eventsList from './events-list.block'

const sample: BlockProps<typeof eventsList> = { title: 'Events', filters: true, size: 12 }
export default sample
