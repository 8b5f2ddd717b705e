import type { MediaItem } from '#schema/entities/media'
import { t } from '#schema/messages/t'
import type { DescribedPictureFragment } from '../api/operations/generated'
import type { FoundRecord } from './found-record'
import type { Picture } from './pictures'

/** Width of pictures in pickers, in px: the smallest that is served. */
const THUMBNAIL_WIDTH = 320

/** Converts a picture that the page has already loaded to a picker result. */
export function ofMediaItem(item: MediaItem): FoundRecord {
  const { id, altText, isDecorative = false } = item
  return {
    key: String(id),
    title: pictureTitle(item),
    detail: altText,
    thumbnail: encodeThumbnail(item),
    isDecorative,
  }
}

export function pictureTitle({ id, displayName, altText }: Named): string {
  return displayName || altText || t('Picture {id}', { id })
}

interface Named extends Pick<MediaItem, 'displayName' | 'altText'> {
  readonly id: number | string
}

export function encodeThumbnail(item: Pick<MediaItem, 'type' | 'url'> | null): string | null {
  return item?.type.startsWith('image') ? `${item.url}?w=${THUMBNAIL_WIDTH}` : null
}

export function describedPicture(item: DescribedPictureFragment): Picture {
  return { ...item, id: String(item.id) }
}
