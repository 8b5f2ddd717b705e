import type { ContentSource } from '#schema/api/content-source'
import { defineBlock } from '#schema/block/block'
import type { Gallery, GalleryTile } from '#schema/entities/media'
import { medias, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import type { PageContext } from '#schema/site/page-context'
import { idOfRecord } from '#schema/site/page-record'
import { pageCountOf, partOf, shownPart } from '../../parts/lists/page-query'

const murtiDarshan = defineBlock({
  name: 'MurtiDarshan',
  label: t('Murti darshan'),
  description: t('The darshan of the day: pictures of the murtis in a row.'),
  keywords: searchTerms('darshan, murti, deities, daily darshan, pictures, photos'),
  category: 'gallery',
  targets: ['location', 'content'],
  variesByLocation: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the pictures.'),
      default: 'Murti Darshan',
      max: 160,
    }),
    medias: medias({
      label: t('Pictures'),
      help: t('Shown in this order. Leave it empty to use the location’s latest darshan.'),
    }),
  },
  readsQuery: ['page'],
  async load(source, { medias: chosen }, page) {
    const [gallery, days] = await Promise.all([
      chosen.length > 0 ? null : shownGallery(source, page),
      page.path === DARSHAN_PAGE ? daysOf(source, page) : [],
    ])
    return { gallery, found: days, days: shownPart(days, page, DAYS_SHOWN) }
  },
  pageCount: ({ found }, page) => pageCountOf(found, page, DAYS_SHOWN),
})
export default murtiDarshan

/** The page with the darshans of all days, one gallery each; other pages show the one of a single day. */
const DARSHAN_PAGE = '/galleries/murti-darshan'
const category = 'Murti Darshan'
/** Number of days that page shows at a time. */
const DAYS_SHOWN = 12

async function shownGallery(
  source: ContentSource,
  { location, record }: PageContext,
): Promise<Gallery | null> {
  const ofPage = idOfRecord(record, 'gallery')
  if (ofPage !== null) return source.record('gallery', ofPage)
  const own = await source.galleries({ locationSlug: location.slug, category, first: 1 })
  const [latest] = own.length > 0 ? own : await source.galleries({ category, first: 1 })
  return latest ? source.record('gallery', latest.id) : null
}

/** Returns the galleries, newest first; those of the whole network if the location has none. */
async function daysOf(source: ContentSource, page: PageContext): Promise<readonly GalleryTile[]> {
  const part = partOf(page, DAYS_SHOWN)
  const own = await source.galleries({ locationSlug: page.location.slug, category, ...part })
  return own.length > 0 || part.skip > 0 ? own : source.galleries({ category, ...part })
}
