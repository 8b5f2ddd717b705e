import type { BlockProps } from '#schema/block/block'
import type activitiesPromo from './activities-promo.block'

const sample: BlockProps<typeof activitiesPromo> = {
  title: 'Our Activities',
  link: { href: '/connect/activities' },
}
export default sample
