import type { BlockProps } from '#schema/block/block'
import type newsList from './news-list.block'

const sample: BlockProps<typeof newsList> = {
  title: 'News',
  filters: true,
  scope: 'NETWORK',
  size: 10,
}
export default sample
