import type { GalleryCategory } from '#schema/entities/media'
import type { PageContext } from '#schema/site/page-context'
import { addressOfRecord } from '#schema/site/record-address'
import { sitePath } from '../links/site-href'

/** Returns the address of a gallery's page (specification section 2). */
export function galleryPath(
  page: Pick<PageContext, 'siteRoot'>,
  { id, category }: { readonly id: number; readonly category: GalleryCategory },
): string {
  return sitePath(page, addressOfRecord({ kind: 'gallery', id }, category))
}
