import type { BlockProps } from '#schema/block/block'
import type buttons from './buttons.block'

const sample: BlockProps<typeof buttons> = {
  items: [
    { label: 'Plan your visit', link: { href: '/visit' }, look: 'FILLED' },
    { label: 'See what is on', link: { href: '/connect/events' }, look: 'OUTLINE' },
  ],
  position: 'START',
}
export default sample
