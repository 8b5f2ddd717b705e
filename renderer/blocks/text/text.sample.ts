import type { BlockProps } from '#schema/block/block'
import type text from './text.block'

const sample: BlockProps<typeof text> = {
  html: '<h2>Before you come</h2><p>The mandir is open every day, and everyone is welcome. Shoes are left at the entrance; there are racks on both sides of the doors.</p>',
  isIntro: false,
}
export default sample
