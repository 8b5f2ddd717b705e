import type { BlockProps } from '#schema/block/block'
import type featureBanner from './feature-banner.block'

const sample: BlockProps<typeof featureBanner> = {
  pretitle: 'Exhibition',
  title: 'Understanding India, one doorway at a time',
  subtitle:
    '<p>Eight rooms, twenty minutes, and a story of ten thousand years told in light and stone.</p>',
  background: 16,
  logo: null,
  colorOffset: false,
  href: '/explore',
  linkLabel: 'See the exhibition',
  showBorder: true,
}
export default sample
