import type { BlockProps } from '#schema/block/block'
import { quickLinkItems } from '../../parts/links/quick-link-items'
import type quickLinks from './quick-links.block'

const sample: BlockProps<typeof quickLinks> = {
  showBorder: true,
  items: quickLinkItems,
}
export default sample
