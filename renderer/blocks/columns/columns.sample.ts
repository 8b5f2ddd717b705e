import type { BlockProps } from '#schema/block/block'
import type columns from './columns.block'

const sample: BlockProps<typeof columns> = {
  count: 2,
  ratio: 'EQUAL',
}
export default sample
