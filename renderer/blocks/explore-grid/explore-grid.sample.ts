import type { BlockProps } from '#schema/block/block'
import type exploreGrid from './explore-grid.block'

const sample: BlockProps<typeof exploreGrid> = {
  topic: null,
  title: 'Places to explore',
  description:
    'Leave your shoes at the door and take your time: each of them asks for half an hour.',
  fullWidth: false,
  maxFullWidthItems: 2,
  items: [
    {
      title: 'Mandir',
      description: 'Eleven thousand carved stones and not one nail of steel.',
      media: 2,
      link: null,
    },
    {
      title: 'Haveli',
      description: 'A courtyard house of teak, light and shade.',
      media: 10,
      link: null,
    },
    {
      title: 'Garden',
      description: 'The long pool, the lotus pond and nine hundred roses.',
      media: 24,
      link: null,
    },
  ],
}
export default sample
