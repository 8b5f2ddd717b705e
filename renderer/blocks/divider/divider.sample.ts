import type { BlockProps } from '#schema/block/block'
import type divider from './divider.block'

const sample: BlockProps<typeof divider> = { look: 'LOTUS', space: 'TIGHT' }
export default sample
