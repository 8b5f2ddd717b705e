import type { PageAddress } from '#schema/api/content-source'
import { defineBlock } from '#schema/block/block'
import type { Gallery, GalleryTile } from '#schema/entities/media'
import { record } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { idOfRecord } from '#schema/site/page-record'
import { loadTrail, neighboursOf } from '../../parts/links/nearby-pages'

/** The block's data: a gallery, nothing because none is chosen, or nothing because the chosen one doesn't exist. */
interface GalleryViewData {
  readonly gallery: Gallery | null
  /** On the gallery's own page: the ancestor pages, and the previous and next galleries of its category. */
  readonly trail: readonly PageAddress[]
  readonly beside: { readonly previous: GalleryTile | null; readonly next: GalleryTile | null }
  /** True if the page's own gallery doesn't exist: the page answers 404. */
  readonly pageIsMissing: boolean
  /** True if a gallery is chosen, by the field or by the page. */
  readonly isChosen: boolean
}

/** Number of galleries of the category searched for the previous and next one. */
const MAX_CANDIDATES = 100

const galleryView = defineBlock({
  name: 'GalleryView',
  label: t('One gallery'),
  description: t(
    'One gallery with all its pictures and captions. Visitors can enlarge the pictures.',
  ),
  keywords: searchTerms('gallery, album, photo album, photos, pictures, images'),
  category: 'gallery',
  targets: ['location', 'content'],
  fields: {
    gallery: record({
      kind: 'gallery',
      label: t('Gallery'),
      help: t('Leave this field empty on the gallery template. Each page then shows its gallery.'),
    }),
  },
  async load(source, props, page): Promise<GalleryViewData> {
    const ofPage = idOfRecord(page.record, 'gallery')
    const id = props.gallery ?? ofPage
    const found = id === null ? null : await source.record('gallery', id)
    // Only the gallery's own page links to the previous and next one.
    const isOwn = found !== null && found.id === ofPage
    const [trail, beside] = await Promise.all([
      isOwn ? loadTrail(source, page) : [],
      isOwn
        ? source.galleries({
            locationSlug: page.location.slug,
            category: found.category,
            first: MAX_CANDIDATES,
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
