import type { PageAddress } from '#schema/api/content-source'
import { defineBlock } from '#schema/block/block'
import type { Gallery, GalleryTile } from '#schema/entities/media'
import { record } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { idOfRecord } from '#schema/site/page-record'
import { loadTrail, neighboursOf } from '../../parts/links/nearby-pages'

/** What the block shows: a gallery, nothing because none is meant, or that the one that is meant is not there. */
interface GalleryViewData {
  readonly gallery: Gallery | null
  /** On its own page: the pages above, and the galleries of its category before and after it. */
  readonly trail: readonly PageAddress[]
  readonly beside: { readonly previous: GalleryTile | null; readonly next: GalleryTile | null }
  /** The gallery of the page itself is not there: the page does not exist. */
  readonly pageIsMissing: boolean
  /** A gallery is meant, by the field or by the page. */
  readonly isChosen: boolean
}

/** The number of galleries of its category searched for those beside it. */
const LOOKED_THROUGH = 100

const galleryView = defineBlock({
  name: 'GalleryView',
  label: t('One gallery'),
  description: t('One gallery with all its pictures and captions. Pictures open large.'),
  keywords: searchTerms('gallery, album, photo album, photos, pictures, images'),
  category: 'gallery',
  targets: ['location', 'content'],
  fields: {
    gallery: record({
      kind: 'gallery',
      label: t('Gallery'),
      help: t('Leave it empty on the gallery template.'),
    }),
  },
  async load(source, props, page): Promise<GalleryViewData> {
    const ofPage = idOfRecord(page.record, 'gallery')
    const id = props.gallery ?? ofPage
    const found = id === null ? null : await source.record('gallery', id)
    // Its own page leads on; a gallery inside another page does not.
    const isOwn = found !== null && found.id === ofPage
    const [trail, beside] = await Promise.all([
      isOwn ? loadTrail(source, page) : [],
      isOwn
        ? source.galleries({
            locationSlug: page.location.slug,
            category: found.category,
            first: LOOKED_THROUGH,
          })
        : [],
    ])
    return {
      gallery: found,
      trail,
      beside: neighboursOf(beside, found?.id),
      isChosen: id !== null,
      pageIsMissing: found === null && props.gallery === null && ofPage !== null,
    }
  },
  isMissing: ({ pageIsMissing }) => pageIsMissing,
})
export default galleryView
