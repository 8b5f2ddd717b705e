import type { BlockProps } from '#schema/block/block'
import type circularPromo from './circular-promo.block'

const sample: BlockProps<typeof circularPromo> = {
  topic: null,
  title: 'A year of light',
  description:
    'Every season brings its own festival, and every festival its own colours, songs and food.',
  fullWidth: false,
  maxFullWidthItems: 2,
  items: [
    {
      title: 'Diwali',
      description: 'Five evenings of lamps',
      media: 18,
      link: { href: '/connect/events' },
    },
    {
      title: 'Uttarayan',
      description: 'Kites over the field',
      media: 46,
      link: { href: '/connect/events' },
    },
    {
      title: 'Annakut',
      description: 'A mountain of dishes',
      media: 42,
      link: { href: '/connect/events' },
    },
  ],
}
export default sample
