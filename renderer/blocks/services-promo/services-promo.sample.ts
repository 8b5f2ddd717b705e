import type { BlockProps } from '#schema/block/block'
import type servicesPromo from './services-promo.block'

const sample: BlockProps<typeof servicesPromo> = {
  title: 'Our Services',
  items: [
    {
      title: 'Shayona Catering',
      description: 'Fresh vegetarian food for weddings, offices and every day.',
      media: 42,
      link: { href: '/services' },
    },
    {
      title: 'Hall hire',
      description: 'The assembly hall and two smaller rooms, for families and charities.',
      media: 40,
      link: { href: '/services' },
    },
    {
      title: 'Gymnasium',
      description: 'Two courts, a running track, and yoga at sunrise.',
      media: 41,
      link: { href: '/explore/gymnasium' },
    },
    {
      title: 'Pujas and blessings',
      description: 'At the mandir or in your home, in three languages.',
      media: 48,
      link: { href: '/services' },
    },
  ],
}
export default sample
