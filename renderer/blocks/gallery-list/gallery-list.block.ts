import type { ContentSource } from '#schema/api/content-source'
import { defineBlock } from '#schema/block/block'
import { media, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import type { PageContext } from '#schema/site/page-context'
import { pageCountOf, partOf, shownPart } from '../../parts/lists/page-query'

/** Number of galleries a tab shows at a time. */
const SIZE = 12

/** The tabs of specification section 2, with the category of their galleries. */
const TABS = [
  { key: 'featured', category: null },
  { key: 'mandir', category: 'The Mandir' },
  { key: 'satsang', category: 'Satsang' },
  { key: 'news', category: 'News' },
] as const

const galleryList = defineBlock({
  name: 'GalleryList',
  label: t('All galleries'),
  description: t('The location’s galleries in tabs. For the “Galleries” page.'),
  keywords: searchTerms('galleries, list of galleries, albums, photo albums, gallery'),
  category: 'gallery',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('Shown large on the banner.'),
      default: 'Galleries',
      max: 160,
    }),
    subtitle: string({
      label: t('Subtitle'),
      help: t('A sentence below the title.'),
      multiline: true,
      max: 300,
    }),
    background: media({
      label: t('Picture'),
      help: t('Behind the title. Leave it empty to use the latest featured gallery’s.'),
    }),
  },
  readsQuery: ['category', 'page'],
  async load(source, _props, page) {
    const own = await tabsOf(source, page, page.location.slug)
    if (own.some(({ found }) => found.length > 0)) return own
    // The samples of specification section 2: the galleries of the default location.
    const network = (await source.places()).find(({ path }) => path === '/')
    return network && network.slug !== page.location.slug ? tabsOf(source, page, network.slug) : own
  },
  queryValues: () => ({ category: TABS.map(({ key }) => key) }),
  pageCount: (tabs, page) => {
    const paged = tabs.find(({ key }) => key === page.query.category)
    return paged ? pageCountOf(paged.found, page, SIZE) : 1
  },
})
export default galleryList

async function tabsOf(source: ContentSource, page: PageContext, locationSlug: string) {
  return Promise.all(
    TABS.map(async ({ key, category }) => {
      const paged = ofTab(page, key)
      const filter = category === null ? { featured: true } : { category }
      const found = await source.galleries({ locationSlug, ...filter, ...partOf(paged, SIZE) })
      return { key, category, found, part: shownPart(found, paged, SIZE) }
    }),
  )
}

/** Only the tab named in the address is paged; the others show their first page. */
function ofTab({ query }: PageContext, key: string): Pick<PageContext, 'query'> {
  return { query: query.category === key ? query : {} }
}
