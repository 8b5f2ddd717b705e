import type { BlockProps } from '#schema/block/block'
import type programme from './programme.block'

const sample: BlockProps<typeof programme> = {
  title: 'Programme',
  intro: 'Sunday, November 8',
  items: [
    { time: '4:30pm', title: 'Doors open', place: 'East gate', description: '' },
    {
      time: '5:00pm',
      title: 'Evening arti',
      place: 'Main shrine',
      description: 'Please be seated ten minutes before.',
    },
    { time: '5:30–6:45pm', title: 'Talk and kirtans', place: 'Assembly hall', description: '' },
    { time: '7:00pm', title: 'Dinner for everyone', place: 'Dining hall', description: '' },
  ],
}
export default sample
