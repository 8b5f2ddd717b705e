import type { BlockProps } from '#schema/block/block'
import type heroMosaic from './hero-mosaic.block'

const sample: BlockProps<typeof heroMosaic> = {
  title: 'A hundred places, one home',
  subtitle: 'Stone, garden, lamp and song: a day at the mandir in nine pictures.',
  medias: [2, 17, 24, 9, 40, 46, 29, 4, 42],
  cta: { href: '/explore' },
  ctaLabel: 'Explore',
}
export default sample
