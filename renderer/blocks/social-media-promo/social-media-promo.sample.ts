import type { BlockProps } from '#schema/block/block'
import type socialMediaPromo from './social-media-promo.block'

const sample: BlockProps<typeof socialMediaPromo> = {
  title: 'Stay Connected',
  firstHandle: '@deepmala.brookfield',
  secondHandle: '@deepmala_ct',
}
export default sample
