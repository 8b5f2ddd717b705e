import type { BlockProps } from '#schema/block/block'
import type eventPage from './event-page.block'

const sample: BlockProps<typeof eventPage> = { event: 5 }
export default sample
