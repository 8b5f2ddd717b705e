import type { BlockProps } from '#schema/block/block'
import type exploreBackground from './explore-background.block'

const sample: BlockProps<typeof exploreBackground> = {
  title: 'How It Was Made',
  layout: 'TIMELINE',
  items: [
    {
      label: '1997',
      title: 'A field and a promise',
      description: 'Forty families buy eleven acres beside the river, and plant the first trees.',
      media: 24,
    },
    {
      label: '2003',
      title: 'Carved on another continent',
      description:
        'Two thousand artisans cut marble and limestone in Rajasthan. Each stone gets a number.',
      media: 14,
    },
    {
      label: '2005',
      title: 'Assembled by hand',
      description: 'Volunteers join them without steel: weight alone holds the domes.',
      media: 32,
    },
    {
      label: '2007',
      title: 'The doors open',
      description: 'Water from 151 rivers is poured, and the first lamp is lit.',
      media: 3,
    },
  ],
}
export default sample
