import type { BlockProps } from '#schema/block/block'
import type galleryList from './gallery-list.block'

const sample: BlockProps<typeof galleryList> = {
  title: 'Galleries',
  subtitle: 'Stone, light and people: the mandir through the year.',
  background: 1,
}
export default sample
