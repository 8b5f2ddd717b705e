import type { MediaItem } from '#schema/entities/media'

/** What cameras, telephones and messengers call their files: `IMG_0001`, `PXL_20261109_183000`, `DSC04711`. */
const FILE_NAME =
  /^(?:img|dsc[nf_]?|pxl|mvi|gopr|dji|imag|p|vid|screenshot|whatsapp image)[-_ ]?\d{3,}/i

/** What stands below a picture: its caption, else its name, unless that is only the name of a file. */
export function captionOf({ caption, displayName }: Pick<MediaItem, 'caption' | 'displayName'>) {
  if (caption) return caption
  return FILE_NAME.test(displayName) ? '' : displayName
}
