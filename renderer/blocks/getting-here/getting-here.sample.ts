import type { BlockProps } from '#schema/block/block'
import type gettingHere from './getting-here.block'

const sample: BlockProps<typeof gettingHere> = {
  title: 'Getting Here',
  location: null,
  businessId: '',
  busLink: { href: 'https://www.example.org/shuttle' },
  note: '<p>Parking is free and open from 6:00am. On festival evenings the car park fills early: take the shuttle from the station, it runs every fifteen minutes.</p>',
}
export default sample
