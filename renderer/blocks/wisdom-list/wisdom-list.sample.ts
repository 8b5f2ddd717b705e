import type { BlockProps } from '#schema/block/block'
import type wisdomList from './wisdom-list.block'

const sample: BlockProps<typeof wisdomList> = {
  title: 'More Talks & Inspiring Stories',
  filters: true,
  size: 12,
}
export default sample
