import type { BlockProps } from '#schema/block/block'
import type featuredCarousel from './featured-carousel.block'

const sample: BlockProps<typeof featuredCarousel> = {
  slides: [
    {
      media: 1,
      pretitle: 'Festival',
      title: 'Diwali and Annakut',
      description:
        'Five evenings of lamps, songs and an offering of several hundred dishes. Families and first-time visitors are equally welcome.',
      link: { href: '/connect/events' },
      linkLabel: 'Plan your evening',
    },
    {
      media: 2,
      pretitle: 'Explore',
      title: 'Stone that remembers the hand',
      description:
        'Every pillar was carved by hand, numbered, shipped and joined without steel. Walk around it with a guide at eleven each Saturday.',
      link: { href: '/explore/mandir' },
      linkLabel: 'See how it was made',
    },
    {
      media: 3,
      pretitle: 'Every evening',
      title: 'Arti as the sun goes down',
      description:
        'Ten minutes of light and song close the day. Come a little early to find a place and a quiet moment.',
      link: { href: '/visit' },
      linkLabel: 'See the times',
    },
  ],
  showQuicklinks: true,
  fullWidth: true,
}
export default sample
