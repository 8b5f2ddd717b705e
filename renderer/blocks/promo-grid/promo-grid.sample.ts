import type { BlockProps } from '#schema/block/block'
import type promoGrid from './promo-grid.block'

const sample: BlockProps<typeof promoGrid> = {
  topic: null,
  title: 'Begin here',
  description: 'Three ways into a day at the mandir, whether you have an hour or an afternoon.',
  fullWidth: false,
  maxFullWidthItems: 2,
  items: [
    {
      title: 'Walk the courtyard',
      description:
        'Carved arches, one behind another, and light that moves across the floor all morning.',
      media: 9,
      link: { href: '/explore/haveli' },
    },
    {
      title: 'Join the evening arti',
      description: 'Lamps, song and ten quiet minutes.',
      media: 17,
      link: { href: '/visit' },
    },
    {
      title: 'Stay for lunch',
      description: 'Shayona cooks fresh every day.',
      media: 42,
      link: { href: '/services' },
    },
  ],
}
export default sample
