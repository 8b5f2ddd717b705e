import type { BlockProps } from '#schema/block/block'
import type wisdomFeatured from './wisdom-featured.block'

const sample: BlockProps<typeof wisdomFeatured> = { title: 'To begin with' }
export default sample
