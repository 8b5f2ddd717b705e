import type { BlockProps } from '#schema/block/block'
import { defaultsOf } from '#schema/fields/read'
import topNavigation from './top-navigation.block'

const sample: BlockProps<typeof topNavigation> = {
  ...defaultsOf(topNavigation.fields),
  giveLink: { href: 'https://give.example.org/' },
}
export default sample
