import type { BlockProps } from '#schema/block/block'
import type hero from './hero.block'

const sample: BlockProps<typeof hero> = {
  shouldUseLocation: false,
  showHours: true,
  showDirections: false,
  pretitle: 'Welcome to the mandir',
  title: 'Carved by hand, open to all',
  subtitle: 'Come for the morning arti, stay for the gardens, and leave a little quieter.',
  intro: '',
  actions: [
    { label: 'Plan a visit', link: { href: '/visit' } },
    { label: 'See the mandir', link: { href: '/explore/mandir' } },
  ],
  background: 1,
  layout: 'BOTTOM',
  mediaPosition: 'CENTERED',
  mediaWidth: 'FULL',
  spacing: 'RELAXED',
}
export default sample
