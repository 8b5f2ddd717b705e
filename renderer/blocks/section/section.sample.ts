import type { BlockProps } from '#schema/block/block'
import type section from './section.block'

const sample: BlockProps<typeof section> = {
  title: 'A day at the mandir',
  background: 'dark',
  width: 'content',
  spacing: 'relaxed',
}
export default sample
