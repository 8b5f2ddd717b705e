import type { BlockProps } from '#schema/block/block'
import type promoCards from './promo-cards.block'

const sample: BlockProps<typeof promoCards> = {
  topic: null,
  title: 'Take part',
  description: 'There is a place for everyone, an hour a week or every Sunday.',
  fullWidth: false,
  maxFullWidthItems: 2,
  items: [
    {
      title: 'Sunday assembly',
      description: 'Song, story and lunch together, for all ages.',
      media: 40,
      link: { href: '/connect' },
    },
    {
      title: 'Yoga at sunrise',
      description: 'On the lawn in summer, in the gymnasium in winter.',
      media: 52,
      link: { href: '/services' },
    },
    {
      title: 'The reading room',
      description: 'Four thousand books in five languages, open daily.',
      media: 45,
      link: { href: '/learn' },
    },
  ],
}
export default sample
