import type { BlockProps } from '#schema/block/block'
import type exploreFeatures from './explore-features.block'

const sample: BlockProps<typeof exploreFeatures> = {
  title: 'Features of our Mandir',
  items: [
    {
      title: 'The dome of nine rings',
      description:
        'Cut from a single model in plaster and carried out in 118 stones, each holding the next. Stand below its middle and speak softly: the ring answers.',
      media: 32,
      link: null,
    },
    {
      title: 'The screen of stars',
      description:
        'Light passes through eight-pointed stars and crosses the floor in the course of a day. In December it reaches the shrine.',
      media: 13,
      link: { href: '/explore/mandir' },
    },
    {
      title: 'The long pool',
      description:
        'Still water, so that the spires stand twice. In autumn, lamps are set afloat here.',
      media: 24,
      link: { href: '/explore/garden' },
    },
  ],
}
export default sample
