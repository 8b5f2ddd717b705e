import type { BlockProps } from '#schema/block/block'
import type masterEvent from './master-event.block'

const sample: BlockProps<typeof masterEvent> = { event: 5 }
export default sample
