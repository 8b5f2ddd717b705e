import type { BlockProps } from '#schema/block/block'
import type mandirMoods from './mandir-moods.block'

const sample: BlockProps<typeof mandirMoods> = {
  title: 'One mandir, many moods',
  medias: [1, 39, 6, 3, 5, 38, 4, 8],
}
export default sample
