import type { BlockProps } from '#schema/block/block'
import type download from './download.block'

const sample: BlockProps<typeof download> = {
  title: 'To print and take along',
  items: [
    { file: 1, label: 'Poster of the mandir', description: 'To hang up at home or at school' },
    { file: 2, label: 'Picture for newspapers', description: '' },
  ],
}
export default sample
