import type { BlockProps } from '#schema/block/block'
import type searchResults from './search-results.block'

const sample: BlockProps<typeof searchResults> = {
  title: 'Search',
  placeholder: 'Opening times, festivals, yoga …',
  size: 10,
  suggestions: [
    { label: 'Opening times and how to get here', link: { href: '/visit' } },
    { label: 'What is on', link: { href: '/connect/events' } },
    { label: 'Talks and stories', link: { href: '/inspiration' } },
  ],
}
export default sample
