import type { BlockProps } from '#schema/block/block'
import type accordion from './accordion.block'

const sample: BlockProps<typeof accordion> = {
  title: 'Before you come',
  count: 8,
  title1: 'Getting here',
  title2: 'Parking',
  title3: 'Shoes and clothes',
  title4: 'With children',
  title5: 'Food and water',
  title6: 'Taking pictures',
  title7: 'Groups',
  title8: 'By wheelchair',
  opened: 'ALL',
  oneAtATime: false,
}
export default sample
