import type { BlockProps } from '#schema/block/block'
import type media from './media.block'

const sample: BlockProps<typeof media> = {
  medias: [1, 2, 3, 4, 5],
  gallery: null,
  layout: 'GRID_1_2',
  restrictHeight: false,
  showBorder: false,
  offsetTop: false,
}
export default sample
