import type { BlockProps } from '#schema/block/block'
import type galleryView from './gallery-view.block'

const sample: BlockProps<typeof galleryView> = { gallery: 100 }
export default sample
