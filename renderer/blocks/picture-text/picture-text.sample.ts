import type { BlockProps } from '#schema/block/block'
import type pictureText from './picture-text.block'

const sample: BlockProps<typeof pictureText> = {
  media: 1,
  title: 'Carved by hand',
  text: '<p>Stone by stone, two hundred volunteers raised the mandir in four years. Each pillar tells a story; come with time, and walk round slowly.</p>',
  link: { href: '/explore/mandir' },
  linkLabel: 'Explore the mandir',
  side: 'LEFT',
  width: 'HALF',
}
export default sample
