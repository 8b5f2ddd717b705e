import { defineBlock } from '#schema/block/block'
import type { Gallery } from '#schema/entities/media'
import { gallery } from '#schema/fields'
import { idOfRecord } from '#schema/site/page-record'

/** What the block shows: a gallery, nothing because none is meant, or that the one that is meant is not there. */
export interface GalleryViewData {
  readonly gallery: Gallery | null
  /** The gallery of the page itself is not there: the page does not exist. */
  readonly pageIsMissing: boolean
  /** A gallery is meant, by the field or by the page. */
  readonly isChosen: boolean
}

const galleryView = defineBlock({
  name: 'GalleryView',
  label: 'Gallery',
  description: 'All pictures of a gallery with their captions; each opens large.',
  category: 'gallery',
  targets: ['location', 'content'],
  fields: {
    gallery: gallery({
      label: 'Gallery',
      help: 'Which gallery; on the page of a gallery, leave it empty to show that one.',
    }),
  },
  async load(source, props, { record }): Promise<GalleryViewData> {
    const ofPage = idOfRecord(record, 'gallery')
    const id = props.gallery ?? ofPage
    const found = id === null ? null : await source.gallery(id)
    return {
      gallery: found,
      isChosen: id !== null,
      pageIsMissing: found === null && props.gallery === null && ofPage !== null,
    }
  },
  isMissing: ({ pageIsMissing }) => pageIsMissing,
})
export default galleryView
