import type { BlockProps } from '#schema/block/block'
import type wisdomPromo from './wisdom-promo.block'

const sample: BlockProps<typeof wisdomPromo> = { title: 'Wisdom', link: { href: '/inspiration' } }
export default sample
