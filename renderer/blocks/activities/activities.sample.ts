import type { BlockProps } from '#schema/block/block'
import type activities from './activities.block'

const sample: BlockProps<typeof activities> = { title: 'Activities', satsangOnly: false }
export default sample
