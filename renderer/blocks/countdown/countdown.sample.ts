import type { BlockProps } from '#schema/block/block'
import type countdown from './countdown.block'

const sample: BlockProps<typeof countdown> = {
  title: 'Fifty years of the mandir',
  moment: '2031-08-16T17:30',
  showTime: true,
  after: 'Thank you for celebrating with us.',
  link: { href: '/connect/events' },
  linkLabel: 'See the programme',
}
export default sample
