import type { BlockProps } from '#schema/block/block'
import type text from './text.block'

const sample: BlockProps<typeof text> = {
  html: '<h2>Before you come</h2><p>The mandir is open every day, and everyone is welcome. Shoes are left at the entrance; there are racks on both sides of the doors. Inside, the marble is cool in summer and heated in winter.</p><h3>What to bring</h3><ul><li>Clothes that cover shoulders and knees. Wraps can be borrowed at the desk.</li><li>Nothing that rings: phones stay silent in the sanctum.</li><li>Time. Most visitors stay <strong>about an hour</strong>.</li></ul><blockquote><p>A place is holy by what we leave at its door.</p></blockquote><p>Groups of ten and more are asked to <a href="/connect">write to us</a> two weeks ahead.</p>',
  isIntro: false,
}
export default sample
