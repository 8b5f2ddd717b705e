import { galleryItems } from '#schema/entities/media'
import type { StructuredData } from '../../parts/kit/view'
import type galleryView from './gallery-view.block'

/** Maximum number of pictures listed for search engines. */
const MAX_PICTURES = 30

const structuredData: StructuredData<typeof galleryView> = ({ data: { gallery } }) => {
  if (!gallery) return []
  const images = galleryItems(gallery).slice(0, MAX_PICTURES)
  return [
    {
      '@type': 'ImageGallery',
      name: gallery.name,
      ...(gallery.description && { description: gallery.description }),
      ...(gallery.dateTime && { datePublished: gallery.dateTime }),
      image: images.map(({ src, caption, altText, metadata }) => ({
        '@type': 'ImageObject',
        contentUrl: src,
        ...((caption || altText) && { caption: caption || altText }),
        width: metadata.width,
        height: metadata.height,
      })),
    },
  ]
}
export default structuredData
