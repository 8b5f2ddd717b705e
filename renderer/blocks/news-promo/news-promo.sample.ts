import type { BlockProps } from '#schema/block/block'
import type newsPromo from './news-promo.block'

const sample: BlockProps<typeof newsPromo> = { title: 'Latest News' }
export default sample
