import type { BlockProps } from '#schema/block/block'
import type murtiDarshan from './murti-darshan.block'

const sample: BlockProps<typeof murtiDarshan> = { title: 'Murti Darshan', medias: [3, 7, 11, 14] }
export default sample
