import type { BlockProps } from '#schema/block/block'
import type sectionNavigation from './section-navigation.block'

const sample: BlockProps<typeof sectionNavigation> = {
  title: 'Around the mandir',
  description: '<p>Ten minutes on foot from the gate to the gardens. Begin wherever you like.</p>',
  automatic: true,
  links: [
    { label: 'Opening times', link: { href: '/visit' } },
    { label: 'Gardens', link: { href: '/explore/garden' } },
  ],
}
export default sample
