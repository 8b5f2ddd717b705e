import type { BlockProps } from '#schema/block/block'
import type notice from './notice.block'

const sample: BlockProps<typeof notice> = {
  kind: 'WARNING',
  title: 'The east car park is closed until Friday',
  text: '<p>Please use the entrance on River Road. A shuttle runs from there every ten minutes.</p>',
  link: { href: '/visit' },
  linkLabel: 'See how to get here',
}
export default sample
