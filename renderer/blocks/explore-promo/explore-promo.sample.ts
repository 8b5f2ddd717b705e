import type { BlockProps } from '#schema/block/block'
import type explorePromo from './explore-promo.block'

const sample: BlockProps<typeof explorePromo> = {
  title: 'Things To Do & See',
  items: [
    {
      title: 'Walk the garden',
      description: '',
      media: 24,
      link: { href: '/explore/garden' },
    },
    {
      title: 'Hear the evening kirtan',
      description: '',
      media: 40,
      link: { href: '/connect/events' },
    },
    {
      title: 'Taste Gujarat',
      description: '',
      media: 42,
      link: { href: '/services' },
    },
    {
      title: 'See the carved ceiling',
      description: '',
      media: 32,
      link: { href: '/explore/mandir' },
    },
  ],
}
export default sample
