import type { BlockProps } from '#schema/block/block'
import type tabGroup from './tab-group.block'

const sample: BlockProps<typeof tabGroup> = {
  title: 'A week at the mandir',
  count: 8,
  title1: 'Monday',
  title2: 'Tuesday',
  title3: 'Wednesday',
  title4: 'Thursday',
  title5: 'Friday',
  title6: 'Saturday',
  title7: 'Sunday',
  title8: 'Festivals',
  orientation: 'HORIZONTAL',
}
export default sample
