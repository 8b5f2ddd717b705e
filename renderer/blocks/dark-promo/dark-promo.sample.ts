import type { BlockProps } from '#schema/block/block'
import type darkPromo from './dark-promo.block'

const sample: BlockProps<typeof darkPromo> = {
  topic: null,
  title: 'When the lamps are lit',
  description: 'The mandir is at its best after sunset, and it is open to you until eight.',
  fullWidth: false,
  maxFullWidthItems: 2,
  items: [
    {
      title: 'Evening darshan',
      description: 'The shrines are lit from within, the halls are still.',
      media: 4,
      link: { href: '/visit' },
    },
    {
      title: 'Music in the assembly hall',
      description: 'Kirtan every Friday, free and without tickets.',
      media: 40,
      link: { href: '/connect/events' },
    },
    {
      title: 'The festival of lights',
      description: 'Three thousand lamps on the steps of the pool.',
      media: 19,
      link: { href: '/connect/events' },
    },
  ],
}
export default sample
