import type { BlockProps } from '#schema/block/block'
import type embed from './embed.block'

const sample: BlockProps<typeof embed> = {
  address: 'https://soundcloud.com/toran-sample/evening-arti',
  title: 'The evening arti',
  author: 'The singers of the mandir',
  description: 'Recorded at Diwali, with the lamps lit and the doors open.',
  poster: 2,
}
export default sample
