import type { BlockProps } from '#schema/block/block'
import { quickLinkItems } from '../../parts/links/quick-link-items'
import { english } from '../../parts/words/english'
import type quickLinks from './quick-links.block'

const sample: BlockProps<typeof quickLinks> = {
  showBorder: true,
  items: quickLinkItems(english),
}
export default sample
