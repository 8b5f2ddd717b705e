import type { BlockProps } from '#schema/block/block'
import type locations from './locations.block'

const sample: BlockProps<typeof locations> = {
  title: 'Our locations',
  description:
    'Wherever you are travelling, a lamp is lit. Each of our mandirs has its own hours, events and people.',
}
export default sample
