import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type {
  FindTopicQuery,
  PickerEventFragment,
  PickerGalleryFragment,
  PickerLocationFragment,
  PickerMediaFragment,
  PickerPostFragment,
  PickerTopicFragment,
} from '../api/operations/generated'
import type { FoundRecord } from './record-search'

/** The width pickers show pictures in: the smallest that is served. */
const THUMBNAIL_WIDTH = 320
/** What visitors do not see yet. */
const DRAFT = 'Draft'

/** Why visitors do not see a record; nothing where they do. */
function hidden(recordStatus: string): string {
  if (recordStatus === 'ACTIVE') return ''
  return recordStatus === 'ARCHIVED' ? 'Archived' : DRAFT
}

export function ofMedia(item: PickerMediaFragment): FoundRecord {
  return {
    key: item.id,
    title: item.displayName || item.altText || `Picture ${item.id}`,
    detail: item.altText,
    thumbnail: thumbnailOf(item),
  }
}

export function ofGallery({
  id,
  name,
  description,
  status,
  media,
}: PickerGalleryFragment): FoundRecord {
  const [first] = media
  const picture = media.find(({ featuredMediaItem }) => featuredMediaItem)?.featuredMediaItem
  return {
    key: id,
    title: name,
    detail: [hidden(status), description].filter(Boolean).join(', '),
    thumbnail: thumbnailOf(picture ?? null),
    locationId: first?.locationId ? Number(first.locationId) : null,
  }
}

/** Whose topic it is, is not asked in a search. */
type FoundTopic = PickerTopicFragment & Partial<Pick<Found, 'document'>>
type Found = NonNullable<FindTopicQuery['topic']>

/** `home` is the location whose text of a topic without a page is written here. */
export function ofTopic(
  { id, externalUrl, title, document }: FoundTopic,
  home: number | null = null,
): FoundRecord {
  const text = title.items.find(({ language }) => language === DEFAULT_LANGUAGE) ?? title.items[0]
  return {
    key: id,
    title: text?.text || `Topic ${id}`,
    detail: externalUrl ?? `Topic ${id}`,
    thumbnail: null,
    ...(document && { locationId: Number(document.locationId) }),
    ...(document === null && home !== null && { locationId: home }),
  }
}

export function ofEvent(event: PickerEventFragment): FoundRecord {
  const { id, title, startsAt, timeZone, venue, recordStatus, locationId, image } = event
  const words = [hidden(recordStatus), dayOf(startsAt, timeZone), venue]
  const detail = words.filter(Boolean).join(', ')
  return { key: id, title, detail, thumbnail: thumbnailOf(image), locationId: Number(locationId) }
}

export function ofPost(post: PickerPostFragment): FoundRecord {
  const { slug, title, publishedAt, status, recordStatus, location, image } = post
  const isPublished = status === 'PUBLISHED' && publishedAt !== null
  const words = [hidden(recordStatus), isPublished ? dayOf(publishedAt, 'UTC') : DRAFT]
  return {
    key: slug,
    title,
    detail: [...words, location.name].filter(Boolean).join(', '),
    thumbnail: thumbnailOf(image),
    locationId: Number(location.id),
  }
}

export function ofLocation({ slug, name, address }: PickerLocationFragment): FoundRecord {
  const { city, region, countryCode } = address
  const detail = [city, region, countryCode].filter(Boolean).join(', ')
  return { key: slug, title: name, detail, thumbnail: null }
}

function thumbnailOf(item: PickerMediaFragment | null): string | null {
  return item ? `${item.url}?w=${THUMBNAIL_WIDTH}` : null
}

function dayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(
    new Date(instant),
  )
}
