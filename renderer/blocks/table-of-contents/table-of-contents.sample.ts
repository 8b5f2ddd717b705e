import type { BlockProps } from '#schema/block/block'
import type tableOfContents from './table-of-contents.block'

const sample: BlockProps<typeof tableOfContents> = {
  title: 'On this page',
  links: [
    { label: 'Plan your visit', link: { href: '/visit' } },
    { label: 'Questions and answers', link: { href: '/visit/faq' } },
  ],
}
export default sample
