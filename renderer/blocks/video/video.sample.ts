import type { BlockProps } from '#schema/block/block'
import type video from './video.block'

const sample: BlockProps<typeof video> = {
  youtubeLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'A morning at the mandir',
  description:
    'From the first lamp to the last bell: half an hour with the people who open the doors.',
  poster: 2,
  blockBelow: null,
  offsetTop: false,
  colorOffset: false,
}
export default sample
